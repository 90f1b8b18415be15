/** How far a booking is, from the form to the payment. */
import type { Booked } from '#core/api/tasks.ts';
import type { BookingPlan } from '#core/domain/booking.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { totalOf } from '#core/domain/shares.ts';
import type { ActionState } from '#core/hooks/data/use-action.ts';

/** What the customer reads of an offer: the booking holds only where it still says that. */
export const asRead = ({ title, type, languages, price, booking, cancellation }: OfferInDetail) => ({
  title,
  type,
  languages,
  price,
  unit: 'hour',
  booking,
  cancellation,
});

/** The price of so many hours, in euros. */
export const totalFor = ({ price }: Pick<OfferInDetail, 'price'>, hours: number): number =>
  totalOf(Math.round(price * 100), hours) / 100;

/** A booking after it was made. */
export interface MadeBooking extends Booked {
  plan: BookingPlan;
  hours: number;
  /** Euros. */
  value: number;
  /** The names of the documents that came with it. */
  files: readonly string[];
  /** Whether it may be paid at once. */
  isPayable: boolean;
  /** Whether the host page prevented the redirect. */
  isPrevented: boolean;
}

export type Paying = ActionState<string>;

export type BookingState =
  | { status: 'open'; error: Error | null }
  /** `sent` is the share of the documents that has been sent, from 0 to 1. */
  | { status: 'sending'; sent: number }
  /** `paying` is the payment that the customer began from the confirmation. */
  | { status: 'booked'; booking: MadeBooking; paying: Paying }
  /** Paying at once, where `payment` asks for it, and its failure. */
  | { status: 'paying'; booking: MadeBooking }
  | { status: 'unpaid'; booking: MadeBooking; error: Error };

export function stateOf(
  accepting: ActionState<MadeBooking>,
  paying: Paying,
  isPaidByCard: boolean,
  sent: number,
): BookingState {
  switch (accepting.status) {
    case 'idle':
      return { status: 'open', error: null };
    case 'busy':
      return { status: 'sending', sent };
    case 'failed':
      return { status: 'open', error: accepting.error };
    case 'done': {
      const booking = accepting.result;
      // Once it has led to the payment page: the customer is back from there, or the host page opens it elsewhere.
      if (!isPaidByCard || !booking.isPayable || paying.status === 'done')
        return { status: 'booked', booking, paying };
      if (paying.status === 'failed') return { status: 'unpaid', booking, error: paying.error };
      return { status: 'paying', booking };
    }
  }
}
