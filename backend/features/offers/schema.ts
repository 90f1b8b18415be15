/** Offers between calls, columns and answers: the schemas of src/domain name what a column and a field have in common. */
import type { OfferChange } from '@dragoman/widgets/domain/offer.ts';
import { fromParts, toParts } from '@dragoman/widgets/domain/units.ts';
import type { TObject } from '@fastify/type-provider-typebox';
import type { Config } from '#backend/config.ts';
import { fromCents, iso, stars, toCents } from '#backend/platform/http/answers.ts';
import { modeOf, termsOf } from './offer-terms.ts';
import type { OfferRow, OwnOfferRow } from './queries.ts';
import type { ReviewRow } from './reviews.queries.ts';

/** What an owner writes, by column: only fields that the schema names, whatever else the call holds. */
export function columnsOf<Written extends OfferChange>(body: Written, { properties }: TObject) {
  // Nothing is added, so what is left has the types that it had.
  const named = Object.fromEntries(
    Object.entries(body).filter(([name]) => Object.hasOwn(properties, name)),
  ) as Written;
  const { price, minimum, textLanguage, ...same } = named;
  return {
    ...same,
    price_parts: price === undefined ? undefined : toParts(price),
    minimum_cents: minimum && toCents(minimum),
    text_language: textLanguage,
  };
}

type Absolute = (path: string | null) => string | null;
type Policy = Pick<Config, 'paymentPolicy'>;

export const reviewAnswer = (row: ReviewRow, absolute: Absolute) => ({
  ...row,
  image: absolute(row.image),
  created_at: iso(row.created_at),
});

/** The serializer leaves out the columns that no field of the answer is named after. */
export const offerAnswer = <Row extends OfferRow>(row: Row, absolute: Absolute, policy: Policy) => ({
  ...row,
  booking: modeOf(row, policy),
  price: fromParts(row.price_parts),
  minimum: row.minimum_cents === null ? null : fromCents(row.minimum_cents),
  textLanguage: row.text_language ?? row.user_language,
  image: absolute(row.image),
  rating: row.rating_count ? stars(row.rating_mean) : null,
  created_at: iso(row.created_at),
});

export const changedOfferAnswer = (row: OfferRow, absolute: Absolute, policy: Policy) => ({
  ...termsOf(row, policy),
  ...offerAnswer(row, absolute, policy),
});

export const ownOfferAnswer = (row: OwnOfferRow, absolute: Absolute, policy: Policy) => ({
  ...offerAnswer(row, absolute, policy),
  open_bookings: row.open_bookings ?? 0,
});
