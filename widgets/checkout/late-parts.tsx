/** What is loaded while the customer fills in the form. */
import type { WaitingBookingsProps } from '#core/hooks/task/waiting-bookings.tsx';
import { useMessages } from '#core/i18n/context.ts';
import { Card } from '#core/ui/card.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { PartFailed } from '#core/ui/part-failed.tsx';
import { separatePart } from '#core/ui/separate-part.tsx';
import { Skeleton, SkeletonText } from '#core/ui/skeleton.tsx';
import type { BookedProps } from './booked.tsx';
import { sending } from './checkout.data.ts';
import { checkoutMessages } from './checkout.messages.ts';
import type { CountedWordsProps } from './counted-words.tsx';
import type { FreeTimesProps } from './free-times.tsx';
import { FreeTimesSkeleton } from './free-times-skeleton.tsx';
import type { OfferChangedProps } from './offer-changed.tsx';
import type { TimeTakenProps } from './send-booking.tsx';

/** The booking is made all the same: the form must not come back. */
function NotShown({ booking, onRetry }: BookedProps & { onRetry(): void }) {
  const t = useMessages(checkoutMessages);
  return (
    <Notice type="success">
      <p>{booking.status === 'requested' ? t.requested : t.booked}</p>
      <PartFailed onRetry={onRetry} />
    </Notice>
  );
}

const booked = separatePart<BookedProps>(
  async () => {
    const [{ Booked: View }] = await Promise.all([import('./booked.tsx'), sending()]);
    return { View };
  },
  () => (
    <Card as="section" variant="panel">
      <Skeleton>
        <SkeletonText lines={3} />
      </Skeleton>
    </Card>
  ),
  NotShown,
);

export const Booked = booked.View;

export const TimeTaken = separatePart<TimeTakenProps>(
  async () => ({ View: (await sending()).TimeTaken }),
  () => null,
).View;

/** The fields below do without it. */
export const FreeTimes = separatePart<FreeTimesProps>(
  async () => ({ View: (await sending()).FreeTimes }),
  FreeTimesSkeleton,
  () => null,
).View;

export const OfferChanged = separatePart<OfferChangedProps>(
  async () => ({ View: (await sending()).OfferChanged }),
  () => null,
).View;

export const CountedWords = separatePart<CountedWordsProps>(
  async () => ({ View: (await sending()).CountedWords }),
  () => null,
).View;

export const WaitingBookings = separatePart<WaitingBookingsProps>(
  async () => ({ View: (await sending()).WaitingBookings }),
  () => null,
).View;

export function preloadLateParts(locale: string): void {
  void sending().catch(() => undefined);
  booked.preload(locale);
}
