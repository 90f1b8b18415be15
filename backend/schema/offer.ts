/** The shapes of offers in calls and answers. */
import { languages, limits } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { sorts } from '#backend/repositories/offer-filter.ts';
import type { OfferRow, OwnOfferRow } from '#backend/repositories/offers.ts';
import type { ReviewRow } from '#backend/repositories/reviews.ts';
import { fromCents, instant, iso } from './answers.ts';
import * as fields from './fields.ts';

/** At once, or after the owner's answer. */
const booking = fields.oneOf(['instant', 'on-request']);

export const NewOffer = Type.Object({
  title: fields.title,
  description: fields.description,
  type: fields.category,
  price: fields.price,
  languages: fields.languageList(limits.languagesMin, limits.languages),
  textLanguage: Type.Optional(fields.languageCode),
  booking: Type.Optional(booking),
  translations: Type.Optional(fields.translations),
});

/** A paused offer is not active: it is in no list, and takes no bookings. */
export const OfferChange = Type.Object({
  ...Type.Partial(NewOffer).properties,
  active: Type.Optional(fields.flag),
});

const offerFields = {
  id: Type.Number(),
  active: Type.Boolean({ description: 'false: paused, and in no list' }),
  title: Type.String(),
  description: Type.String(),
  type: Type.String({ description: 'document, call or translation' }),
  price: Type.Number({ description: 'EUR per hour' }),
  languages: Type.Array(Type.String()),
  booking,
  textLanguage: Type.String({ description: 'of title and description' }),
  translations: Type.Record(
    Type.String(),
    Type.Object({ title: Type.String(), description: Type.String() }),
    { description: 'further languages, by code' },
  ),
  user_language: Type.String({ description: "the owner's own language" }),
  image: fields.nullable(Type.String()),
  firstname: Type.String(),
  lastname: Type.String(),
  users_id: Type.String(),
  rating: fields.nullable(Type.Number()),
  rating_count: Type.Number(),
  created_at: instant,
};

export const ListedOffer = Type.Object({
  ...offerFields,
  near: Type.Optional(Type.Boolean({ description: 'true: a word of "q" is in it but for a letter' })),
});

export const OwnOffer = Type.Object({
  ...offerFields,
  open_bookings: Type.Number({ description: 'its tasks that are not over' }),
});

const OfferReview = Type.Object({
  rating: Type.Number(),
  text: Type.String(),
  reply: fields.nullable(Type.String()),
  firstname: Type.String(),
  lastname: Type.String(),
  image: fields.nullable(Type.String()),
  created_at: instant,
});

export const OfferDetail = Type.Object({
  ...offerFields,
  about: fields.nullable(Type.String({ description: 'what the owner writes about themselves' })),
  language_levels: fields.languageLevels,
  timezone: fields.nullable(Type.String({ description: "of the owner's clock" })),
  reviews: Type.Array(OfferReview, { description: 'the newest ones' }),
});

export const reviewAnswer = (row: ReviewRow, absolute: (path: string | null) => string | null) => ({
  ...row,
  image: absolute(row.image),
  created_at: iso(row.created_at),
});

export const offerAnswer = (row: OfferRow, absolute: (path: string | null) => string | null) => ({
  id: row.id,
  active: row.active,
  title: row.title,
  description: row.description,
  type: row.type,
  price: fromCents(row.price_cents),
  languages: row.languages,
  booking: row.booking,
  textLanguage: row.text_language ?? row.user_language,
  translations: row.translations,
  user_language: row.user_language,
  image: absolute(row.image),
  firstname: row.firstname,
  lastname: row.lastname,
  users_id: row.users_id,
  rating: row.rating_count ? Math.round((row.rating_sum / row.rating_count) * 10) / 10 : null,
  rating_count: row.rating_count,
  created_at: iso(row.created_at),
});

export const ownOfferAnswer = (row: OwnOfferRow, absolute: (path: string | null) => string | null) => ({
  ...offerAnswer(row, absolute),
  open_bookings: row.open_bookings ?? 0,
});

const priceLimit = Type.Number({
  minimum: 0,
  maximum: 10_000_000,
  description: 'a number from 0, such as 45 or 45.5',
});
const codes = `^\\s*([A-Za-z]{2}\\s*(,\\s*[A-Za-z]{2}\\s*)*,?\\s*)?$`;

export const OfferQuery = Type.Object({
  limit: Type.Optional(fields.whole(1, 100)),
  cursor: Type.Optional(Type.String({ maxLength: 500, description: 'one that this list has handed out' })),
  languages: Type.Optional(
    Type.String({
      pattern: codes,
      maxLength: Object.keys(languages).length * 3,
      description: 'two-letter language codes with commas between; an offer must serve all of them',
    }),
  ),
  ids: Type.Optional(
    Type.String({
      pattern: '^\\s*(\\d{1,15}\\s*(,\\s*\\d{1,15}\\s*)*)?$',
      maxLength: 2000,
      description: 'offer ids with commas between',
    }),
  ),
  q: Type.Optional(fields.shortText(200)),
  min_price: Type.Optional(priceLimit),
  max_price: Type.Optional(priceLimit),
  sort: Type.Optional(fields.oneOf(sorts)),
});
