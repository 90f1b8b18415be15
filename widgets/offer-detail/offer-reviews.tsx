import { Star } from 'lucide';
import { useDeferredValue, useState } from 'react';
import type { Review } from '#core/domain/offer.ts';
import { fullName } from '#core/domain/person.ts';
import { dateOf } from '#core/domain/time-zone.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Button } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { FoldedText } from './folded-text.tsx';
import { offerDetailMessages } from './offer-detail.messages.ts';
import * as styles from './offer-detail.styles.ts';

const shownAtFirst = 5;

interface OfferReviewsProps {
  reviews: readonly Review[];
  /** What the owner is called. */
  owner: string;
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

function ReviewEntry({ review, owner }: { review: Review; owner: string }) {
  const t = useMessages(offerDetailMessages);
  const format = useFormat();
  const { image, rating, text, reply } = review;
  const name = fullName(review);
  const writtenAt = dateOf(review.created_at);
  return (
    <div className={styles.person}>
      <Avatar name={name} image={image} size={36} />
      <div className={styles.words}>
        <p className={styles.byline}>
          {name && (
            <bdi className={styles.name} translate="no">
              {name}
            </bdi>
          )}
          <span className={styles.stars} role="img" aria-label={t.stars({ value: format.number(rating) })}>
            <Icon node={Star} size={14} filled />
            <span suppressHydrationWarning>{format.number(rating)}</span>
          </span>
          {writtenAt && (
            // A server is in another time zone.
            <time dateTime={review.created_at} suppressHydrationWarning>
              {format.day(writtenAt)}
            </time>
          )}
        </p>
        <FoldedText className={styles.quote} text={text} />
        {reply ? (
          <blockquote className={styles.reply}>
            <p className={styles.aside}>{t.reply({ name: owner })}</p>
            <FoldedText text={reply} />
          </blockquote>
        ) : null}
      </div>
    </div>
  );
}
