/** What a customer agrees to by booking an offer. */
import type { BookingMode } from '@dragoman/widgets/domain/booking.ts';
import type { OfferAsRead } from '@dragoman/widgets/domain/offer.ts';
import { fromParts } from '@dragoman/widgets/domain/units.ts';
import type { Config } from '#backend/config.ts';
import { fromCents } from '#backend/platform/http/answers.ts';
import type { OfferRow } from './queries.ts';

type Terms = Pick<
  OfferRow,
  'title' | 'type' | 'languages' | 'price_parts' | 'unit' | 'minimum_cents' | 'booking' | 'cancellation'
>;

type Policy = Pick<Config, 'paymentPolicy'>;

/** Where nothing is paid here, nobody can pay first: such an offer of before is booked at once. */
export const modeOf = ({ booking }: Pick<OfferRow, 'booking'>, { paymentPolicy }: Policy): BookingMode =>
  booking === 'pay-first' && paymentPolicy === 'off' ? 'instant' : booking;

/** Calls name them so. */
export const termsOf = (
  { price_parts, minimum_cents, ...offer }: Terms,
  policy: Policy,
): Required<OfferAsRead> => ({
  title: offer.title,
  type: offer.type,
  languages: offer.languages,
  price: fromParts(price_parts),
  unit: offer.unit,
  minimum: minimum_cents === null ? null : fromCents(minimum_cents),
  booking: modeOf(offer, policy),
  cancellation: offer.cancellation,
});
