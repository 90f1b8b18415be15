/** Offers: lists, single ones, and those of the user. */

import { type Category, isCategory } from '#core/domain/category.ts';
import type { NewOffer, Offer, OfferChange, OfferInDetail, OwnOffer, Review } from '#core/domain/offer.ts';
import { hasFilters, matches, type OfferQuery, sorted } from '#core/domain/offer-query.ts';
import { unitOf } from '#core/domain/units.ts';
import { languagesPath, offerPath, offersPath, offersQuery, ownOfferPath } from './address.ts';
import { ApiError } from './api-error.ts';
import type { Answer, Client } from './client.ts';
import { levelsFromWire } from './person.ts';
import { distinct, linkedPage, rowsOf, type Total, totalOf } from './rows.ts';
import { type ServerMessage, serverMessageFrom, signedIn } from './signed-in.ts';
import { authorIn, codesOf, idOf, isRecord, listOf, numberOf, recordOf, textOf } from './wire.ts';

/** Elements name an offer in an attribute, as a text. */
type OfferId = number | string;

export interface Published {
  /** Empty where the backend does not name it. */
  id: number | string;
  serverMessage: ServerMessage;
}

export interface OfferPage {
  offers: Offer[];
  total: Total;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

function pageFromAnswer({ body, headers }: Answer, query: OfferQuery, baseUrl: string): OfferPage {
  const total = totalOf(headers);
  const offers = distinct(rowsOf(body, (row) => offerIn(row, baseUrl))).filter(
    (offer) => !query.category || offer.type === query.category,
  );
  if (total) return { offers, total, next: linkedPage(headers, 'next') };
  // A backend that implements only the spec sends all offers, so that the client filters and sorts them.
  const filtered = sorted(
    hasFilters(query) ? offers.filter((offer) => matches(offer, query)) : offers,
    query.sort,
  );
  return { offers: filtered, total: { count: filtered.length, more: false }, next: null };
}

export const offers = (client: Client) => ({
  async list(query: OfferQuery, page: { limit: number; cursor?: string | null }): Promise<OfferPage> {
    const answer = await client.call({ path: offersPath(query), query: offersQuery(query, page) });
    return pageFromAnswer(answer, query, client.baseUrl);
  },

  /** One offer; null where there is none with that id. */
  find: (id: OfferId) => find(client, id),

  /** The offers with these ids, in this order; unknown and paused ones are left out. */
  async pick(ids: readonly string[]): Promise<Offer[]> {
    const found = await Promise.all(ids.map((id) => find(client, id)));
    return found.filter((offer) => offer !== null).filter(({ active }) => active !== false);
  },

  /** The user's own offers, active or not. */
  async own(): Promise<OwnOffer[]> {
    return rowsOf(await signedIn(client).read('/user/task'), (row) => offerIn(row, client.baseUrl));
  },

  async publish(offer: NewOffer, idempotencyKey: string): Promise<Published> {
    const { body } = await signedIn(client).call({
      method: 'POST',
      path: '/task/create',
      body: Object.keys(offer.translations ?? {}).length ? offer : formOf(offer),
      idempotencyKey,
    });
    return publishedFrom(body);
  },

  /** Tasks keep what was agreed when they were booked. */
  edit: (id: OfferId, change: OfferChange) => patch(client, id, change),

  /** Takes it out of all lists; it takes no bookings until it is resumed. */
  pause: (id: OfferId) => patch(client, id, { active: false }),
  resume: (id: OfferId) => patch(client, id, { active: true }),

  remove: (id: OfferId): Promise<ServerMessage> => signedIn(client).send('DELETE', ownOfferPath(id)),
});

/** Form-encoded with repeated `languages[]` (spec section 7), which has no place for translations. */
function formOf({ translations: _, ...offer }: NewOffer): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(offer)) {
    if (Array.isArray(value)) for (const item of value) form.append(`${name}[]`, item);
    else if (value !== undefined && value !== null && value !== '') form.append(name, String(value));
  }
  return form;
}

const patch = (client: Client, id: OfferId, body: OfferChange) =>
  signedIn(client).send('PATCH', ownOfferPath(id), { body });

export function publishedFrom(body: unknown): Published {
  const { id } = recordOf(body);
  return { id: typeof id === 'number' ? id : textOf(id), serverMessage: serverMessageFrom(body) };
}

async function find(client: Client, id: OfferId): Promise<OfferInDetail | null> {
  try {
    const { body } = await client.call({
      path: offerPath(id),
      token: 'optional',
    });
    const rows = isRecord(body) ? [body] : body;
    return rowsOf(rows, (row) => detailIn(row, client.baseUrl))[0] ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * An offer as a backend sent it, with lists and texts where pages count on them, and no address that could do harm; null for
 * a row that is no offer. The row itself is completed: an answer may hold ten thousand.
 */
function offerIn(row: unknown, baseUrl: string): Offer | null {
  if (!isRecord(row) || !isCategory(row.type) || textOf(row.id) === '') return null;
  return Object.assign(row, {
    id: idOf(row.id),
    type: row.type,
    title: textOf(row.title),
    description: textOf(row.description),
    price: numberOf(row.price) ?? 100,
    unit: unitOf(textOf(row.unit)),
    minimum: numberOf(row.minimum),
    languages: codesOf(row.languages),
    ...authorIn(row, baseUrl),
    users_id: textOf(row.users_id),
  });
}

/** The offer as it is, from the refusal to book it as it was; null where the backend does not send it. */
export const changedOffer = ({ details }: ApiError, baseUrl: string): Offer | null =>
  offerIn(details.offer, baseUrl);

function detailIn(row: unknown, baseUrl: string): OfferInDetail | null {
  const offer = offerIn(row, baseUrl);
  if (!offer) return null;
  const { about, language_levels, reviews } = recordOf(row);
  return {
    ...offer,
    about: textOf(about) || null,
    language_levels: levelsFromWire(language_levels),
    reviews: listOf(reviews).map((review) => reviewIn(review, baseUrl)),
  };
}

function reviewIn(value: unknown, baseUrl: string): Review {
  const row = recordOf(value);
  return {
    ...authorIn(row, baseUrl),
    rating: numberOf(row.rating) ?? 0,
    text: textOf(row.text),
    reply: textOf(row.reply) || null,
    created_at: textOf(row.created_at),
  };
}

/** A language, and how many active offers there are for it. */
export interface OfferedLanguage {
  code: string;
  offers: number;
}

export interface LanguageFilter {
  category?: Category;
  /** A code; empty for none. */
  with?: string;
}

export const languages = (client: Client) => ({
  /** The languages on offer, or those on offer together with another one. */
  async offered({ category, with: other }: LanguageFilter): Promise<OfferedLanguage[]> {
    const { body } = await client.call({ path: languagesPath, query: { category, with: other } });
    return rowsOf(body, (row) => {
      const { code, offers } = recordOf(row);
      return textOf(code) ? { code: textOf(code), offers: numberOf(offers) ?? 0 } : null;
    });
  },
});
