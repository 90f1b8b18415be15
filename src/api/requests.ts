/** Requests of customers, and the proposals for them. */
import type { NewProposal, OwnProposal, Proposal } from '#core/domain/proposal.ts';
import type { NewRequest, OwnRequestQuery, PublishedRequest, RequestQuery } from '#core/domain/request.ts';
import { type ServerMessage, serverMessageFrom } from './account.ts';
import type { Client } from './client.ts';
import { type Published, publishedBy } from './offers.ts';
import { linkedPage, type Total, totalOf } from './paging.ts';
import { proposalFromWire, requestFromWire } from './request-wire.ts';
import { identified, rowsOf } from './rows.ts';
import { recordOf, textOf } from './wire.ts';

export interface RequestPage {
  requests: PublishedRequest[];
  total: Total;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

/** All open requests, the user's own, or those that the user has made a proposal for. */
type Scope = 'open' | 'mine' | 'answered';

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

export const requests = (client: Client) => ({
  /** Newest first, unless asked otherwise. */
  async list(
    { category, type, from, to, q, status, sort }: Partial<RequestQuery & OwnRequestQuery>,
    page: { limit: number; cursor?: string | null },
    scope: Scope = 'open',
  ): Promise<RequestPage> {
    const { body, headers } = await client.call({
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
      token: 'always',
    });
    const found = rowsOf(body, (row) => requestFromWire(row, client.baseUrl));
    return {
      requests: found,
      total: totalOf(headers) ?? { count: found.length, more: false },
      next: linkedPage(headers, 'next'),
    };
  },

  /** Null where its category is unknown. */
  async find(id: string): Promise<PublishedRequest | null> {
    const { body } = await client.call({ path: singlePath(id), token: 'always' });
    return requestFromWire(body, client.baseUrl);
  },

  /** Until somebody makes a proposal. */
  async edit(id: string, request: NewRequest): Promise<Published> {
    const { body } = await client.call({
      method: 'PATCH',
      path: singlePath(id),
      body: bodyOf(request),
      token: 'always',
    });
    return publishedBy(body);
  },

  /** Closes the user's own request, and declines the open proposals for it. */
  async close(id: string): Promise<ServerMessage> {
    const { body } = await client.call({ method: 'DELETE', path: singlePath(id), token: 'always' });
    return serverMessageFrom(body);
  },

  /** The translators' proposals for the user's own request. */
  async proposals(id: string): Promise<Proposal[]> {
    const { body } = await client.call({ path: pathOf(id), token: 'always' });
    return rowsOf(body, (row) => identified(proposalFromWire(row, client.baseUrl)));
  },

  /** For the request as the user has read it. */
  async propose(
    { id, changedAt }: Pick<PublishedRequest, 'id' | 'changedAt'>,
    { timeZone, ...proposal }: NewProposal,
    idempotencyKey: string,
  ): Promise<{ id: string; serverMessage: ServerMessage }> {
    const { body } = await client.call({
      method: 'POST',
      path: pathOf(id),
      body: { ...proposal, timezone: timeZone, request_changed_at: changedAt },
      token: 'always',
      idempotencyKey,
    });
    return { id: textOf(recordOf(body).id), serverMessage: serverMessageFrom(body) };
  },

  /** The user's own one. */
  async change(id: string, proposal: string, { timeZone, ...changed }: NewProposal): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'PATCH',
      path: pathOf(id, proposal),
      body: { ...changed, timezone: timeZone },
      token: 'always',
    });
    return serverMessageFrom(body);
  },

  /** One of a translator for the user's own request. */
  async decline(id: string, proposal: string): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'PATCH',
      path: pathOf(id, proposal),
      body: { status: 'declined' },
      token: 'always',
    });
    return serverMessageFrom(body);
  },

  async withdraw(id: string, proposal: string): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'PATCH',
      path: pathOf(id, proposal),
      body: { status: 'withdrawn' },
      token: 'always',
    });
    return serverMessageFrom(body);
  },

  /** Accepts a proposal as the user has read it: the request becomes a task of its author. */
  async accept(
    id: string,
    proposal: string,
    idempotencyKey: string,
    read?: Pick<OwnProposal, 'price' | 'changedAt'>,
  ): Promise<{ taskId: string; conversationId: string; serverMessage: ServerMessage }> {
    const { body } = await client.call({
      method: 'POST',
      path: `${pathOf(id, proposal)}/accept`,
      body: read && { price: read.price, changed_at: read.changedAt },
      token: 'always',
      idempotencyKey,
    });
    const wire = recordOf(body);
    return {
      taskId: textOf(wire.task_id),
      conversationId: textOf(wire.conversation_id),
      serverMessage: serverMessageFrom(body),
    };
  },

  async publish(request: NewRequest, idempotencyKey: string): Promise<Published> {
    const { body } = await client.call({
      method: 'POST',
      path: '/request/create',
      body: bodyOf(request),
      token: 'always',
      idempotencyKey,
    });
    return publishedBy(body);
  },
});
