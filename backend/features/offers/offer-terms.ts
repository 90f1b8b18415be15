/** What a customer agrees to by booking an offer. */
import type { OfferAsRead } from '@dragoman/widgets/domain/offer.ts';
import type { OfferRow } from './queries.ts';

type Terms = Pick<OfferRow, 'title' | 'type' | 'languages' | 'price_cents' | 'booking'>;

/** Calls name them so. Every offer is for hours, without a minimum, and cancelled for nothing. */
export const termsOf = ({ title, type, languages, price_cents, booking }: Terms): Required<OfferAsRead> => ({
  title,
  type,
  languages,
  price: price_cents / 100,
  unit: 'hour',
  minimum: null,
  booking,
  cancellation: 'free',
});
