import { isCategory } from '#core/domain/category.ts';
import type { Offer, OfferInDetail } from '#core/domain/offer.ts';
import { hasFilters, matches, type OfferQuery, sorted } from '#core/domain/offer-query.ts';
import type { Review } from '#core/domain/review.ts';
import { type ServerMessage, serverMessageFrom } from './account.ts';
import { ApiError } from './api-error.ts';
import type { Answer, Client } from './client.ts';
import { offerPath, offersPath, offersQuery } from './offers-address.ts';
import { linkedPage, type Total, totalOf } from './paging.ts';
import { personFromWire } from './person.ts';
import { distinct, rowsOf } from './rows.ts';
import { codesOf, dateOf, isRecord, listOf, numberOf, recordOf, textOf } from './wire.ts';

export type NewOffer = Pick<Offer, 'title' | 'description' | 'type' | 'price' | 'languages'>;

export interface Published {
  /** Empty where the backend does not name it. */
  id: number | string;
  serverMessage: ServerMessage;
}

/** The fields without which a row is no offer. */
type Kind = Pick<Offer, 'id' | 'type'>;

/** An offer of a list. Its other fields are parsed on first use: an answer may hold ten thousand offers, of which few are shown. */
export interface ListedOffer extends Kind {
  readonly offer: Offer;
}

export interface OfferPage {
  offers: ListedOffer[];
  total: Total;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

function kindFromWire({ id: given, type }: Record<string, unknown>): Kind | null {
  const id = typeof given === 'number' ? given : textOf(given);
  return id !== '' && isCategory(type) ? { id, type } : null;
}

function offerFromWire(value: unknown, baseUrl: string): Offer | null {
  const wire = recordOf(value);
  const kind = kindFromWire(wire);
  return kind && wholeFromWire(kind, wire, baseUrl);
}

/** A class, because ten thousand objects with a getter each take several times as long to create. */
class WireOffer implements ListedOffer {
  readonly id: Offer['id'];
  readonly type: Offer['type'];
  readonly #wire: Record<string, unknown>;
  readonly #baseUrl: string;
  #offer?: Offer;

  constructor({ id, type }: Kind, wire: Record<string, unknown>, baseUrl: string) {
    this.id = id;
    this.type = type;
    this.#wire = wire;
    this.#baseUrl = baseUrl;
  }

  get offer(): Offer {
    this.#offer ??= wholeFromWire(this, this.#wire, this.#baseUrl);
    return this.#offer;
  }
}

function listedFromWire(value: unknown, baseUrl: string): ListedOffer | null {
  const wire = recordOf(value);
  const kind = kindFromWire(wire);
  return kind && new WireOffer(kind, wire, baseUrl);
}

function wholeFromWire({ id, type }: Kind, wire: Record<string, unknown>, baseUrl: string): Offer {
  return {
    id,
    type,
    title: textOf(wire.title),
    description: textOf(wire.description),
    price: numberOf(wire.price) ?? 100,
    languages: codesOf(wire.languages),
    owner: personFromWire(wire, baseUrl),
    rating: numberOf(wire.rating),
    ratingCount: numberOf(wire.rating_count) ?? 0,
    active: wire.active !== false,
  };
}

function detailFromWire(value: unknown, baseUrl: string): OfferInDetail | null {
  const wire = recordOf(value);
  const offer = offerFromWire(wire, baseUrl);
  return (
    offer && {
      ...offer,
      about: textOf(wire.about),
      reviews: listOf(wire.reviews).map((review) => reviewFromWire(review, baseUrl)),
      ownerTimeZone: textOf(wire.timezone),
    }
  );
}

function reviewFromWire(value: unknown, baseUrl: string): Review {
  const wire = recordOf(value);
  return {
    author: personFromWire(wire, baseUrl, ''),
    rating: numberOf(wire.rating) ?? 0,
    text: textOf(wire.text),
    reply: textOf(wire.reply),
    createdAt: dateOf(wire.created_at),
  };
}

const isOffer = <O extends Offer>(offer: O | null): offer is O => offer !== null;

function pageFromAnswer({ body, headers }: Answer, query: OfferQuery, baseUrl: string): OfferPage {
  const total = totalOf(headers);
  const offers = distinct(rowsOf(body, (row) => listedFromWire(row, baseUrl))).filter(
    (offer) => !query.category || offer.type === query.category,
  );
  if (total) return { offers, total, next: linkedPage(headers, 'next') };
  // A backend that implements only the spec sends all offers, so that the client filters and sorts them.
  const filtered = sorted(
    hasFilters(query) ? offers.filter(({ offer }) => matches(offer, query)) : offers,
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
  find: (id: Offer['id']) => find(client, id),

  /** The offers with these ids, in this order; unknown ids are left out. */
  async pick(ids: readonly string[]): Promise<Offer[]> {
    const found = await Promise.all(ids.map((id) => find(client, id)));
    return found.filter(isOffer);
  },

  /** The user's own offers, active or not. */
  async own(): Promise<Offer[]> {
    const { body } = await client.call({ path: '/user/task', token: 'always' });
    return rowsOf(body, (row) => offerFromWire(row, client.baseUrl));
  },

  /** Form-encoded with repeated `languages[]` (spec section 3). */
  async publish({ languages, price, ...offer }: NewOffer, idempotencyKey: string): Promise<Published> {
    const form = new URLSearchParams({ ...offer, price: String(price) });
    for (const code of languages) form.append('languages[]', code);
    const { body } = await client.call({
      method: 'POST',
      path: '/task/create',
      body: form,
      token: 'always',
      idempotencyKey,
    });
    return publishedBy(body);
  },
});

export function publishedBy(body: unknown): Published {
  const { id } = recordOf(body);
  return { id: typeof id === 'number' ? id : textOf(id), serverMessage: serverMessageFrom(body) };
}

async function find(client: Client, id: Offer['id']): Promise<OfferInDetail | null> {
  try {
    const { body } = await client.call({
      path: offerPath(id),
      token: 'optional',
    });
    const rows = isRecord(body) ? [body] : body;
    return rowsOf(rows, (row) => detailFromWire(row, client.baseUrl))[0] ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
