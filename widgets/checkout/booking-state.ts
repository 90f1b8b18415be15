/** How far a booking is, from the form to the payment. */
import type { Booked } from '#core/api/tasks.ts';
import type { BookingPlan } from '#core/domain/booking.ts';
import { parseQuantity } from '#core/domain/money.ts';
import type { OfferInDetail } from '#core/domain/offer.ts';
import { quantitiesOf, totalCents, unitOf } from '#core/domain/units.ts';
import type { ActionState } from '#core/hooks/data/use-action.ts';

/** What the customer reads of an offer: the booking holds only where it still says that. */
export const asRead = ({
  title,
  type,
  languages,
  price,
  unit,
  minimum,
  booking,
  cancellation,
}: OfferInDetail) => ({
  title,
  type,
  languages,
  price,
  unit: unitOf(unit),
  minimum: minimum ?? null,
  booking,
  cancellation,
});

type Priced = Pick<OfferInDetail, 'price' | 'unit' | 'minimum'>;

/** What two people agree on who book so much of an offer. */
export const agreedOn = ({ price, unit, minimum = null }: Priced, quantity: number) => ({
  price,
  unit: unitOf(unit),
  minimum,
  quantity,
});

/** The total in euros. */
export const totalFor = (offer: Priced, quantity: number): number =>
  totalCents(agreedOn(offer, quantity)) / 100;

type Counted = Pick<OfferInDetail, 'unit' | 'type' | 'max_hours'>;

/** How much one may book of an offer at most. */
export const mostOf = ({ unit, type, max_hours }: Counted): number =>
  quantitiesOf(unitOf(unit), type, max_hours).most;

/** How much is booked; null where one cannot book what was typed. */
export function quantityOf(offer: Counted, typed: string): number | null {
  const unit = unitOf(offer.unit);
  return unit === 'fixed' ? 1 : parseQuantity(typed, unit, mostOf(offer));
}

/** A booking after it was made. */
export interface MadeBooking extends Booked {
  plan: BookingPlan;
  quantity: number;
  /** Euros. */
  value: number;
  /** The names of the documents that came with it. */
  files: readonly string[];
  /** Whether it may be paid at once. */
  isPayable: boolean;
  /** Whether the host page prevented the redirect. */
  isPrevented: boolean;
}

/** What is said of a booking that was just made. */
export const madeText = ({
  status,
  booking,
  payment,
}: Pick<MadeBooking, 'status' | 'booking' | 'payment'>): 'requested' | 'bookedUnpaid' | 'booked' => {
  if (status === 'requested') return 'requested';
  return booking === 'pay-first' && payment?.status === 'unpaid' ? 'bookedUnpaid' : 'booked';
};

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
      const isPaidNext = isPaidByCard || booking.booking === 'pay-first';
      if (!isPaidNext || !booking.isPayable || paying.status === 'done')
        return { status: 'booked', booking, paying };
      if (paying.status === 'failed') return { status: 'unpaid', booking, error: paying.error };
      return { status: 'paying', booking };
    }
  }
}
