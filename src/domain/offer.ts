/** A service that a translator publishes, as it is sent and answered. Pages import the types only. */
import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { bookingModes } from './booking.ts';
import { cancellationRules } from './cancellation.ts';
import * as fields from './fields.ts';
import { author, described, instant, list, nullable, optional } from './fields.ts';
import { languages } from './language.ts';
import { limits } from './limits.ts';
import { offerSorts } from './offer-sort.ts';
import { units } from './units.ts';

/** What its owner writes. */
const written = {
  title: fields.title,
  description: fields.description,
  type: fields.category,
  price: described(fields.unitPrice, 'EUR per unit'),
  languages: fields.languageList(limits.languagesMin, limits.languages),
} satisfies TProperties;

/** What its owner may write as well. */
const addedWritten = {
  unit: described(fields.oneOf(units), 'of the price; a page has 250 words, and fixed is for all of it'),
  minimum: described(fields.minimum, 'EUR, the least that a booking costs; null for none'),
  turnaround_hours: described(
    fields.whole(0, limits.turnaroundHours),
    'of documents and translations: the least time from a booking to its deadline',
  ),
  textLanguage: described(fields.languageCode, 'of title and description'),
  translations: described(fields.translations, 'further languages, by code'),
  booking: described(
    fields.oneOf(bookingModes),
    'at once, after the answer of the owner, or once it is paid; pay-first is none with PAYMENT_POLICY=off',
  ),
  cancellation: described(
    fields.oneOf(cancellationRules),
    'what goes back when the customer cancels before the start',
  ),
} satisfies TProperties;

export const NewOffer = Type.Object({ ...written, ...optional(addedWritten) });
export const OfferChange = Type.Object(optional({ ...written, ...addedWritten, active: fields.flag }));

/**
 * What a customer has read of an offer when they book it. Unknown words are no mistake: they say that it was another offer.
 */
export const offerAsRead = {
  title: fields.shortText(limits.title),
  type: fields.shortText(limits.title),
  languages: Type.Unsafe<readonly string[]>(Type.Array(Type.String(), { maxItems: limits.languages })),
  price: described(fields.unitPrice, 'EUR per unit'),
  unit: fields.shortText(limits.title),
  minimum: described(fields.minimum, 'EUR, the least that a booking costs; null for none'),
  booking: fields.shortText(limits.title),
  cancellation: fields.shortText(limits.title),
} satisfies TProperties;

/** Every backend answers these: the specification names them. */
const specified = {
  id: Type.Number(),
  ...written,
  ...author,
  users_id: Type.String({ description: 'the owner' }),
} satisfies TProperties;

/** A backend that implements only the specification answers none of these. */
const added = {
  ...addedWritten,
  active: Type.Boolean({ description: 'false: paused, in no list, and not to be booked' }),
  user_language: Type.String({ description: "the owner's own language" }),
  rating: nullable(
    Type.Number({ description: 'the mean of its reviews, 1 to 5; null while there are none' }),
  ),
  rating_count: Type.Number(),
  created_at: instant,
} satisfies TProperties;

const addedToListed = {
  near: Type.Optional(Type.Boolean({ description: 'true: a word of "q" is in it but for a letter' })),
} satisfies TProperties;

const addedToOwn = {
  open_bookings: Type.Number({ description: 'its tasks that are not over' }),
} satisfies TProperties;

export const Review = Type.Object({
  ...author,
  rating: Type.Number({ description: '1 to 5' }),
  text: Type.String(),
  reply: nullable(Type.String({ description: "the owner's" })),
  created_at: instant,
});

const addedToDetail = {
  about: nullable(Type.String({ description: 'what the owner writes about themselves' })),
  language_levels: described(fields.languageLevels, "the owner's, by language code"),
  timezone: nullable(Type.String({ description: "of the owner's clock" })),
  member_since: described(instant, 'when the owner signed up'),
  tasks_done: Type.Number({ description: "the owner's tasks that are finished, of all their offers" }),
  max_hours: Type.Optional(Type.Number({ description: 'of one call, where it is an offer of calls' })),
  reviews: list(Review, 'the newest ones'),
} satisfies TProperties;

export const ListedOffer = Type.Object({ ...specified, ...added, ...addedToListed });
export const ChangedOffer = Type.Object({ ...specified, ...added });
export const OwnOffer = Type.Object({ ...specified, ...added, ...addedToOwn });
export const OfferInDetail = Type.Object({ ...specified, ...added, ...addedToDetail });

const priceLimit = Type.Number({
  minimum: 0,
  maximum: 10_000_000,
  description: 'a number from 0, such as 45 or 45.5',
});
const codes = `^\\s*([A-Za-z]{2}\\s*(,\\s*[A-Za-z]{2}\\s*)*,?\\s*)?$`;

/** The query of a list call. */
export const OfferListQuery = Type.Object({
  limit: Type.Optional(fields.whole(1, limits.pageMax)),
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
  q: Type.Optional(fields.shortText(limits.search)),
  min_price: Type.Optional(priceLimit),
  max_price: Type.Optional(priceLimit),
  sort: Type.Optional(fields.oneOf(offerSorts)),
});

export type Review = Static<typeof Review>;
export type NewOffer = Static<typeof NewOffer>;
export type OfferChange = Static<typeof OfferChange>;
export type OfferListQuery = Static<typeof OfferListQuery>;
export type OfferAsRead = Partial<Static<TObject<typeof offerAsRead>>>;
export type OfferText = Pick<NewOffer, 'title' | 'description'>;

type Sent<Fields extends TProperties> = Static<TObject<Fields>>;

/** An offer of any backend. */
export type Offer = Sent<typeof specified> & Partial<Sent<typeof added & typeof addedToListed>>;
/** As its owner sees it. */
export type OwnOffer = Offer & Partial<Sent<typeof addedToOwn>>;
/** With what only its own call answers. */
export type OfferInDetail = Offer & Partial<Sent<typeof addedToDetail>>;
