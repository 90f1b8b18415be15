import type { OfferInDetail } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { BookingState } from './booking-state.ts';
import type { checkoutContract } from './checkout.contract.ts';
import type { useBooking, useBookingDraft, useBookingElsewhere, useCustomer } from './checkout.data.ts';

export type CheckoutProps = PropsOf<typeof checkoutContract>;

export interface BookingPageProps extends CheckoutProps {
  offer: OfferInDetail;
  onOutdated(): void;
}

export interface BookingFormProps extends BookingPageProps {
  customer: ReturnType<typeof useCustomer>;
  draft: ReturnType<typeof useBookingDraft>;
  state: Exclude<BookingState, { status: 'booked' }>;
  elsewhere: ReturnType<typeof useBookingElsewhere>;
  send: ReturnType<typeof useBooking>['send'];
}
