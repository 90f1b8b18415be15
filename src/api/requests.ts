/** Requests of customers, and the proposals for them. */

import { isCategory } from '#core/domain/category.ts';
import {
  type NewProposal,
  type OwnProposal,
  type Proposal,
  proposalStatuses,
} from '#core/domain/proposal.ts';
import {
  categoryOfRequestType,
  type NewRequest,
  type OwnRequestQuery,
  type PublishedRequest,
  type RequestQuery,
  type RequestScope,
} from '#core/domain/request.ts';
import { instantIn } from '#core/domain/time-zone.ts';
import { totalCents, units } from '#core/domain/units.ts';
import type { Client } from './client.ts';
import { type Published, publishedFrom } from './offers.ts';
import { personFromWire } from './person.ts';
import { identified, linkedPage, rowsOf, type Total, totalOf } from './rows.ts';
import { type ServerMessage, serverMessageFrom, signedIn } from './signed-in.ts';
import { codesOf, dateOf, idOf, isRecord, numberOf, recordOf, textOf } from './wire.ts';

export interface RequestPage {
  requests: PublishedRequest[];
  total: Total;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

/** What somebody agrees to who accepts a proposal. */
type ReadProposal = Pick<OwnProposal, 'price'> &
  Partial<Pick<OwnProposal, 'unit' | 'quantity' | 'date' | 'time' | 'timeZone' | 'changedAt'>>;

const pathOf = (request: string, proposal?: string) =>
  `/requests/${encodeURIComponent(request)}/proposals${proposal ? `/${encodeURIComponent(proposal)}` : ''}`;

const singlePath = (request: string) => `/requests/${encodeURIComponent(request)}`;

/** Both languages are sent as one-element lists (spec section 3). */
const bodyOf = ({ fromLanguage, toLanguage, timeZone, ...request }: NewRequest) => ({
  ...request,
  fromLanguage: [fromLanguage],
  toLanguage: [toLanguage],
  timezone: timeZone,
});

export const requests = (client: Client) => {
  const { call, read, send } = signedIn(client);
  const publishedBy = (
    method: 'POST' | 'PATCH',
    path: string,
    request: NewRequest,
    idempotencyKey?: string,
  ) => call({ method, path, body: bodyOf(request), idempotencyKey }).then(({ body }) => publishedFrom(body));
  return {
    /** Newest first, unless asked otherwise. */
    async list(
      { category, type, from, to, q, status, sort }: Partial<RequestQuery & OwnRequestQuery>,
      page: { limit: number; cursor?: string | null },
      scope: RequestScope = 'open',
    ): Promise<RequestPage> {
      const { body, headers } = await call({
        path: '/requests',
        query: {
          scope: scope === 'open' ? undefined : scope,
          q: q || undefined,
          status: status || undefined,
          sort,
          category: category || undefined,
          type: type || undefined,
          from: from || undefined,
          to: to || undefined,
          limit: page.limit,
          cursor: page.cursor ?? undefined,
        },
      });
      const found = rowsOf(body, (row) => requestFromWire(row, client.baseUrl));
      return {
        requests: found,
        total: totalOf(headers) ?? { count: found.length, more: false },
        next: linkedPage(headers, 'next'),
      };
    },

    /** Null where its category is unknown. */
    find: async (id: string): Promise<PublishedRequest | null> =>
      requestFromWire(await read(singlePath(id)), client.baseUrl),

    publish: (request: NewRequest, idempotencyKey: string): Promise<Published> =>
      publishedBy('POST', '/request/create', request, idempotencyKey),

    /** Until somebody makes a proposal. */
    edit: (id: string, request: NewRequest): Promise<Published> =>
      publishedBy('PATCH', singlePath(id), request),

    /** Closes the user's own request, and declines the open proposals for it. */
    close: (id: string) => send('DELETE', singlePath(id)),

    /** The translators' proposals for the user's own request. */
    proposals: async (id: string): Promise<Proposal[]> =>
      rowsOf(await read(pathOf(id)), (row) => identified(proposalFromWire(row, client.baseUrl))),

    /** For the request as the user has read it. */
    async propose(
      { id, changedAt }: Pick<PublishedRequest, 'id' | 'changedAt'>,
      { timeZone, ...proposal }: NewProposal,
      idempotencyKey: string,
    ): Promise<{ id: string; serverMessage: ServerMessage }> {
      const { body } = await call({
        method: 'POST',
        path: pathOf(id),
        body: { ...proposal, timezone: timeZone, request_changed_at: changedAt },
        idempotencyKey,
      });
      return { id: textOf(recordOf(body).id), serverMessage: serverMessageFrom(body) };
    },

    /** The user's own one. */
    change: (id: string, proposal: string, { timeZone, ...changed }: NewProposal) =>
      send('PATCH', pathOf(id, proposal), { body: { ...changed, timezone: timeZone } }),

    /** One of a translator for the user's own request. */
    decline: (id: string, proposal: string) =>
      send('PATCH', pathOf(id, proposal), { body: { status: 'declined' } }),

    withdraw: (id: string, proposal: string) =>
      send('PATCH', pathOf(id, proposal), { body: { status: 'withdrawn' } }),

    /** Accepts a proposal as the user has read it: the request becomes a task of its author. */
    async accept(
      id: string,
      proposal: string,
      idempotencyKey: string,
      read: ReadProposal,
    ): Promise<{ taskId: number; conversationId: string; serverMessage: ServerMessage }> {
      const { body } = await call({
        method: 'POST',
        path: `${pathOf(id, proposal)}/accept`,
        body: {
          price: read.price,
          unit: read.unit ?? 'fixed',
          quantity: read.quantity ?? 1,
          date: read.date || undefined,
          time: read.time || undefined,
          timezone: read.timeZone,
          changed_at: read.changedAt,
        },
        idempotencyKey,
      });
      const wire = recordOf(body);
      return {
        taskId: idOf(wire.task_id),
        conversationId: textOf(wire.conversation_id),
        serverMessage: serverMessageFrom(body),
      };
    },
  };
};

/** A row of `GET /requests`; null where its category is unknown. */
function requestFromWire(value: unknown, baseUrl: string): PublishedRequest | null {
  const wire = recordOf(value);
  const type = textOf(wire.type);
  const category = isCategory(wire.category) ? wire.category : categoryOfRequestType(type);
  const id = textOf(wire.id);
  if (!id || !category) return null;
  const owner = recordOf(wire.owner);
  return {
    id,
    title: textOf(wire.title),
    description: textOf(wire.description),
    category,
    type,
    fromLanguage: codesOf(wire.fromLanguage)[0] ?? '',
    toLanguage: codesOf(wire.toLanguage)[0] ?? '',
    dueAt: instantIn(textOf(wire.timezone), textOf(wire.dueDate), textOf(wire.dueTime).slice(0, 5)),
    price: numberOf(wire.price) ?? 0,
    owner: personFromWire(owner, baseUrl, owner.id),
    createdAt: dateOf(wire.created_at),
    changedAt: textOf(wire.changed_at) || null,
    isOpen: wire.status !== 'closed',
    isWithdrawn: textOf(wire.withdrawn_at) !== '',
    proposalCount: numberOf(wire.proposals_count) ?? 0,
    ownProposal: isRecord(wire.own_proposal) ? ownProposalFromWire(wire.own_proposal) : null,
    taskId: textOf(wire.task_id),
    conversationId: textOf(wire.conversation_id),
  };
}

const proposalFromWire = (value: unknown, baseUrl: string): Proposal => ({
  ...ownProposalFromWire(value),
  author: personFromWire(value, baseUrl),
  rating: numberOf(recordOf(value).rating),
  ratingCount: numberOf(recordOf(value).rating_count) ?? 0,
  offerCount: numberOf(recordOf(value).offers_count) ?? 0,
});

function ownProposalFromWire(value: unknown): OwnProposal {
  const wire = recordOf(value);
  const price = numberOf(wire.price) ?? 0;
  const quantity = numberOf(wire.quantity) ?? 1;
  return {
    id: textOf(wire.id),
    price,
    // A backend without units knows prices for all of it.
    unit: units.find((unit) => unit === wire.unit) ?? 'fixed',
    quantity,
    total: numberOf(wire.total) ?? totalCents({ price, quantity, minimum: null }) / 100,
    message: textOf(wire.message),
    date: textOf(wire.date),
    time: textOf(wire.time).slice(0, 5),
    timeZone: textOf(wire.timezone) || null,
    startsAt: instantIn(textOf(wire.timezone), textOf(wire.date), textOf(wire.time).slice(0, 5)),
    status: proposalStatuses.find((status) => status === wire.status) ?? 'open',
    changedAt: textOf(wire.changed_at) || null,
  };
}
