import { type MouseEvent, useId } from 'react';
import type { Offer } from '#core/domain/offer.ts';
import { textFor } from '#core/domain/offer-text.ts';
import { fullName } from '#core/domain/person.ts';
import { useFormat, useLocale, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Avatar } from './avatar.tsx';
import { ButtonLink } from './button.tsx';
import { CategoryChip } from './category-chip.tsx';
import { Flag } from './flag.tsx';
import { headingTag } from './heading.ts';
import { LanguagePair } from './language-pair.tsx';
import {
  actions,
  card,
  flags,
  foot,
  head,
  languages,
  owner,
  ownerName,
  title,
  titleLink,
} from './offer-card.styles.ts';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';

interface OfferCardProps {
  offer: Omit<Offer, 'id'> & Partial<Pick<Offer, 'id'>>;
  detailsHref: string;
  bookHref: string;
  target?: string;
  /** Address of a flag; `{code}` stands for the language code. */
  flagUrl?: string;
  headingLevel?: number;
  /** Called for the title's link too, which covers the card. */
  onDetails?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onBook?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function OfferCard({
  offer,
  detailsHref,
  bookHref,
  target,
  flagUrl,
  headingLevel = 3,
  onDetails,
  onBook,
}: OfferCardProps) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const ownId = useId();
  // `useId` counts components. The browser does not render dehydrated cards, so its numbers would differ from the server's.
  const titleId = offer.id === undefined ? ownId : `offer-${offer.id}`;
  const text = textFor(offer, useLocale().locale);
  const Heading = headingTag(headingLevel);
  const name = fullName(offer);
  const link = { target, rel: target === '_blank' ? 'noopener' : undefined };

  return (
    <article className={card} part="card" aria-labelledby={titleId} data-live>
      <div className={head}>
        <CategoryChip category={offer.type} />
        <Rating value={offer.rating} count={offer.rating_count} />
      </div>
      <Heading className={title} part="title" id={titleId}>
        <a {...link} lang={text.lang} dir="auto" className={titleLink} href={detailsHref} onClick={onDetails}>
          {text.title}
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
      <div className={owner}>
        <Avatar name={name} image={offer.image} />
        <span className={ownerName} part="owner" dir="auto" translate="no">
          {name}
        </span>
      </div>
      <div className={foot}>
        <Price value={offer.price} unit={offer.unit} />
        <div className={actions}>
          <span>
            <ButtonLink
              {...link}
              variant="text"
              size="small"
              part="details"
              href={detailsHref}
              aria-describedby={titleId}
              onClick={onDetails}
            >
              {messages.moreDetails}
            </ButtonLink>
          </span>
          <ButtonLink
            {...link}
            variant="primary"
            size="small"
            part="book"
            href={bookHref}
            aria-describedby={titleId}
            onClick={onBook}
          >
            {messages.bookNow}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
