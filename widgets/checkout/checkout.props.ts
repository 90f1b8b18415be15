import type { OfferInDetail } from '#core/domain/offer.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import type { checkoutContract } from './checkout.contract.ts';
import type { useBookingElsewhere, useCustomer, useOrder, useOrderDraft } from './checkout.data.ts';
import type { OrderState } from './order-state.ts';

export type CheckoutProps = PropsOf<typeof checkoutContract>;

export interface BookingPageProps extends CheckoutProps {
  offer: OfferInDetail;
}

export interface OrderFormProps extends BookingPageProps {
  customer: ReturnType<typeof useCustomer>;
  draft: ReturnType<typeof useOrderDraft>;
  state: Exclude<OrderState, { status: 'booked' }>;
  elsewhere: ReturnType<typeof useBookingElsewhere>;
  send: ReturnType<typeof useOrder>['send'];
}
