/** What a customer agrees to by booking an offer. */
import type { OfferAsRead } from '@dragoman/widgets/domain/offer.ts';
import type { OfferRow } from './queries.ts';

type Terms = Pick<OfferRow, 'title' | 'type' | 'languages' | 'price_cents' | 'booking'>;

/** Every offer is for hours, without a minimum, and cancelled for nothing. */
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

/** Whether somebody has read of an offer what it says now. What they do not name, they do not mind. */
export const isAsRead = (offer: Terms, read: OfferAsRead): boolean =>
  Object.entries(termsOf(offer)).every(([name, now]) => {
    const known: unknown = Reflect.get(read, name);
    return known === undefined || JSON.stringify(known) === JSON.stringify(now);
  });
