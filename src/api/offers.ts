import type { Offer, OfferInDetail, OwnOffer } from '#core/domain/offer.ts';
import { hasFilters, matches, type OfferQuery, sorted } from '#core/domain/offer-query.ts';
import { type ServerMessage, serverMessageFrom } from './account.ts';
import { ApiError } from './api-error.ts';
import type { Answer, Client } from './client.ts';
import { detailFromWire, type ListedOffer, listedFromWire, offerFromWire } from './offer-wire.ts';
import { offerPath, offersPath, offersQuery, ownOfferPath } from './offers-address.ts';
import { linkedPage, type Total, totalOf } from './paging.ts';
import { distinct, rowsOf } from './rows.ts';
import { isRecord, numberOf, recordOf, textOf } from './wire.ts';

export type NewOffer = Pick<Offer, 'title' | 'description' | 'type' | 'price' | 'languages'> &
  Partial<Pick<Offer, 'textLanguage' | 'translations' | 'booking'>>;

export interface Published {
  /** Empty where the backend does not name it. */
  id: number | string;
  serverMessage: ServerMessage;
}

export interface OfferPage {
  offers: ListedOffer[];
  total: Total;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
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

  /** The offers with these ids, in this order; unknown and paused ones are left out. */
  async pick(ids: readonly string[]): Promise<Offer[]> {
    const found = await Promise.all(ids.map((id) => find(client, id)));
    return found.filter(isOffer).filter(({ active }) => active);
  },

  /** The user's own offers, active or not. */
  async own(): Promise<OwnOffer[]> {
    const { body } = await client.call({ path: '/user/task', token: 'always' });
    return rowsOf(body, (row) => {
      const offer = offerFromWire(row, client.baseUrl);
      return offer && { ...offer, openBookings: numberOf(recordOf(row).open_bookings) ?? 0 };
    });
  },

  async publish(offer: NewOffer, idempotencyKey: string): Promise<Published> {
    const { body } = await client.call({
      method: 'POST',
      path: '/task/create',
      body: Object.keys(offer.translations ?? {}).length ? offer : formOf(offer),
      token: 'always',
      idempotencyKey,
    });
    return publishedBy(body);
  },

  /** Tasks keep what was agreed when they were booked. */
  edit: (id: Offer['id'], change: Partial<NewOffer>) => patch(client, id, change),

  /** Takes it out of all lists; it takes no bookings until it is resumed. */
  pause: (id: Offer['id']) => patch(client, id, { active: false }),
  resume: (id: Offer['id']) => patch(client, id, { active: true }),

  async remove(id: Offer['id']): Promise<{ openBookings: number; serverMessage: ServerMessage }> {
    const { body } = await client.call({ method: 'DELETE', path: ownOfferPath(id), token: 'always' });
    return {
      openBookings: numberOf(recordOf(body).open_bookings) ?? 0,
      serverMessage: serverMessageFrom(body),
    };
  },
});

/** Form-encoded with repeated `languages[]` (spec section 7), which has no place for translations. */
function formOf({ languages, title, description, type, price, textLanguage, booking }: NewOffer) {
  const form = new URLSearchParams({ title, description, type, price: String(price) });
  for (const code of languages) form.append('languages[]', code);
  if (textLanguage) form.append('textLanguage', textLanguage);
  if (booking) form.append('booking', booking);
  return form;
}

async function patch(
  client: Client,
  id: Offer['id'],
  body: Partial<NewOffer> | Pick<Offer, 'active'>,
): Promise<ServerMessage> {
  const path = ownOfferPath(id);
  const answer = await client.call({ method: 'PATCH', path, body, token: 'always' });
  return serverMessageFrom(answer.body);
}

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
