import type { OfferInDetail } from '#core/domain/offer.ts';
import { textFor } from '#core/domain/offer-text.ts';
import { useFormat, useLocale } from '#core/i18n/context.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { Flag } from '#core/ui/flag.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Price } from '#core/ui/price.tsx';
import { Rating } from '#core/ui/rating.tsx';
import * as styles from './checkout.styles.ts';

/** The offer and its translator. */
export function OfferSummary({ offer, headingLevel }: { offer: OfferInDetail; headingLevel: number }) {
  const format = useFormat();
  const { flagUrl } = useWidget();
  const { locale } = useLocale();
  const { owner, languages, rating, ratingCount, type, price } = offer;
  const { title, lang } = textFor(offer, locale);
  const Title = headingTag(headingLevel);
  return (
    <div className={styles.offer} part="offer">
      <div className={styles.owner}>
        <Avatar name={owner.fullName} image={owner.image} size={46} />
        <div>
          <p className={styles.ownerName} part="owner" translate="no">
            <bdi>{owner.fullName}</bdi>
          </p>
          <Rating value={rating} count={ratingCount} />
        </div>
      </div>
      <Title className={styles.title} part="title">
        <bdi lang={lang}>{title}</bdi>
      </Title>
      <div className={styles.row}>
        <LanguagePair languages={languages} />
        <span className={styles.flags}>
          {languages.map((code) => (
            <Flag key={code} code={code} url={flagUrl} name={format.language(code)} />
          ))}
        </span>
      </div>
      <div className={styles.row}>
        <CategoryChip category={type} />
        <Price value={price} />
      </div>
    </div>
  );
}
