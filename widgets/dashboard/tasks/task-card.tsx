import { useId } from 'react';
import type { OwnOffer } from '#core/domain/offer.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { CategoryChip } from '#core/ui/category-chip.tsx';
import { Flag } from '#core/ui/flag.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { LanguagePair } from '#core/ui/language-pair.tsx';
import { card, flags, head, languages, titleLink } from '#core/ui/offer-card.styles.ts';
import { Price } from '#core/ui/price.tsx';
import { Rating } from '#core/ui/rating.tsx';
import { Tag } from '#core/ui/tag.tsx';
import { dashboardMessages } from '#widgets/dashboard/dashboard.messages.ts';
import * as styles from '#widgets/dashboard/dashboard.styles.ts';
import { OfferActions } from './offer-actions.tsx';

interface TaskCardProps {
  offer: OwnOffer;
  href: string;
  editHref: string;
  headingLevel: number;
}

/** The card of an offer that the person has published. */
export function TaskCard({ offer, href, editHref, headingLevel }: TaskCardProps) {
  const t = useMessages(dashboardMessages);
  const { flagUrl } = useWidget();
  const format = useFormat();
  const titleId = useId();
  const Heading = headingTag(headingLevel);
  return (
    <article className={card} part="task" aria-labelledby={titleId} data-live>
      <div className={head}>
        <CategoryChip category={offer.type} />
        <Rating value={offer.rating} count={offer.ratingCount} />
      </div>
      <Heading className={styles.taskTitle} part="title" id={titleId}>
        <a className={titleLink} dir="auto" href={href}>
          {offer.title}
        </a>
      </Heading>
      <div className={languages}>
        <LanguagePair languages={offer.languages} />
        <span className={flags}>
          {offer.languages.map((code) => (
            <Flag key={code} code={code} url={flagUrl} name={format.language(code)} />
          ))}
        </span>
      </div>
      <div className={styles.taskFoot}>
        <Price value={offer.price} />
        <Tag part="active" tone={offer.active ? 'success' : 'plain'}>
          {offer.active ? t.active : t.paused}
        </Tag>
      </div>
      <OfferActions offer={offer} editHref={editHref} titleId={titleId} />
    </article>
  );
}
