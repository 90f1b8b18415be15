/** What a customer agrees to by booking an offer. */
import type { OfferAsRead } from '@dragoman/widgets/domain/offer.ts';
import { fromParts } from '@dragoman/widgets/domain/units.ts';
import { fromCents } from '#backend/platform/http/answers.ts';
import type { OfferRow } from './queries.ts';

type Terms = Pick<
  OfferRow,
  'title' | 'type' | 'languages' | 'price_parts' | 'unit' | 'minimum_cents' | 'booking' | 'cancellation'
>;

/** Calls name them so. */
export const termsOf = ({ price_parts, minimum_cents, ...offer }: Terms): Required<OfferAsRead> => ({
  title: offer.title,
  type: offer.type,
  languages: offer.languages,
  price: fromParts(price_parts),
  unit: offer.unit,
  minimum: minimum_cents === null ? null : fromCents(minimum_cents),
  booking: offer.booking,
  cancellation: offer.cancellation,
});
