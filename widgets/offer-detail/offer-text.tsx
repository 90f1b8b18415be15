import type { OfferInDetail } from '#core/domain/offer.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { Flag } from '#core/ui/flag.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { Rating } from '#core/ui/rating.tsx';
import { offerDetailMessages } from './offer-detail.messages.ts';
import * as styles from './offer-detail.styles.ts';
import { OfferReviews } from './offer-reviews.tsx';

export interface OfferTextProps {
  offer: OfferInDetail;
  headingLevel: number;
}

/** The texts of an offer. */
export function OfferText({ offer, headingLevel }: OfferTextProps) {
  const t = useMessages(offerDetailMessages);
  const Title = headingTag(headingLevel);
  const Heading = headingTag(headingLevel + 1);
  return (
    <>
      <div>
        <span className={visuallyHidden}>{`${t.typeOfService}: `}</span>
        <CategoryChip category={offer.type} />
      </div>
      <Title className={styles.title} part="title">
        <bdi>{offer.title}</bdi>
      </Title>
      <Facts offer={offer} />
      <section className={styles.section} part="about">
        <Heading className={styles.heading}>{t.about}</Heading>
        <About offer={offer} />
      </section>
      {offer.description && (
        <section className={styles.section}>
          <Heading className={styles.heading}>{t.description}</Heading>
          <p className={styles.prose} part="description" dir="auto">
            {offer.description}
          </p>
        </section>
      )}
      <OfferReviews reviews={offer.reviews} owner={offer.owner} headingLevel={headingLevel + 1} />
    </>
  );
}

function Facts({ offer: { languages, rating, ratingCount } }: { offer: OfferInDetail }) {
  const t = useMessages(offerDetailMessages);
  const format = useFormat();
  const { flagUrl } = useWidget();
  return (
    <div className={styles.facts}>
      <div className={styles.languages}>
        <span className={visuallyHidden}>{`${t.languages}: `}</span>
        {languages.length > 2 ? (
          <span part="languages">{format.list(languages.map(format.language))}</span>
        ) : (
          <LanguagePair languages={languages} />
        )}
        <span className={styles.flags}>
          {languages.map((code) => (
            <Flag key={code} code={code} url={flagUrl} name={format.language(code)} />
          ))}
        </span>
      </div>
      <Rating value={rating} count={ratingCount} />
    </div>
  );
}

function About({ offer: { owner, about } }: { offer: OfferInDetail }) {
  const t = useMessages(offerDetailMessages);
  const name = owner.firstName || owner.fullName || t.translator;
  return (
    <div className={styles.person}>
      <Avatar name={owner.fullName} image={owner.image} size={64} />
      <div className={styles.words}>
        <p className={styles.name} part="owner" translate="no">
          <bdi>{owner.fullName}</bdi>
        </p>
        {about ? (
          <p className={styles.quote} dir="auto">
            {about}
          </p>
        ) : (
          <p className={styles.quote}>{t.aboutMissing({ name })}</p>
        )}
      </div>
    </div>
  );
}
