import { Star } from 'lucide';
import { useDeferredValue, useState } from 'react';
import type { Person } from '#core/domain/person.ts';
import type { Review } from '#core/domain/review.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { offerDetailMessages } from './offer-detail.messages.ts';
import * as styles from './offer-detail.styles.ts';

const shownAtFirst = 5;

export interface OfferReviewsProps {
  reviews: readonly Review[];
  owner: Person;
  headingLevel: number;
}

/**
 * The reviews; not rendered where the backend sends none. They are below what a visitor sees first, and where no server
 * has rendered them they come after that.
 */
export function OfferReviews({ reviews, owner, headingLevel }: OfferReviewsProps) {
  const t = useMessages(offerDetailMessages);
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const Heading = headingTag(headingLevel);
  const isFromServer = !useIsHydrated();
  const isDue = useDeferredValue(true, isFromServer);
  if (reviews.length === 0 || !isDue) return null;
  return (
    <section className={styles.section} part="reviews">
      <div>
        <Heading className={styles.heading}>{t.reviews}</Heading>
        <p className={styles.aside}>{t.reviewsHint}</p>
      </div>
      <ul className={styles.reviews}>
        {reviews.slice(0, isWhole ? undefined : shownAtFirst).map((review, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no id and their order does not change.
          <li key={index} part="review">
            <ReviewEntry review={review} owner={owner} />
          </li>
        ))}
      </ul>
      {!isWhole && reviews.length > shownAtFirst && (
        <div>
          <Button part="more" onClick={() => setWhole(true)}>
            {t.allReviews({ count: format.number(reviews.length) })}
          </Button>
        </div>
      )}
    </section>
  );
}

function ReviewEntry({ review, owner }: { review: Review; owner: Person }) {
  const t = useMessages(offerDetailMessages);
  const format = useFormat();
  const { author, rating, text, reply, createdAt } = review;
  return (
    <div className={styles.person}>
      <Avatar name={author.fullName} image={author.image} size={36} />
      <div className={styles.words}>
        <p className={styles.byline}>
          {author.fullName && (
            <bdi className={styles.name} translate="no">
              {author.fullName}
            </bdi>
          )}
          <span className={styles.stars} role="img" aria-label={t.stars({ value: format.number(rating) })}>
            <Icon node={Star} size={14} filled />
            {format.number(rating)}
          </span>
          {createdAt && <time dateTime={createdAt.toISOString()}>{format.day(createdAt)}</time>}
        </p>
        <p className={styles.quote} dir="auto">
          {text}
        </p>
        {reply ? (
          <blockquote className={styles.reply}>
            <p className={styles.aside}>{t.reply({ name: owner.firstName || owner.fullName })}</p>
            <p dir="auto">{reply}</p>
          </blockquote>
        ) : null}
      </div>
    </div>
  );
}
