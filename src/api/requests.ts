/** Requests of customers, and the proposals for them. */
import type { NewProposal, Proposal } from '#core/domain/proposal.ts';
import type { NewRequest, PublishedRequest, RequestQuery } from '#core/domain/request.ts';
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

export const requests = (client: Client) => ({
  /** Newest first. */
  async list(
    { category, type, from, to }: RequestQuery,
    page: { limit: number; cursor?: string | null },
    scope: Scope = 'open',
  ): Promise<RequestPage> {
    const { body, headers } = await client.call({
      path: '/requests',
      query: {
        scope: scope === 'open' ? undefined : scope,
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

  /** The translators' proposals for the user's own request. */
  async proposals(id: string): Promise<Proposal[]> {
    const { body } = await client.call({ path: pathOf(id), token: 'always' });
    return rowsOf(body, (row) => identified(proposalFromWire(row, client.baseUrl)));
  },

  async propose(
    id: string,
    { timeZone, ...proposal }: NewProposal,
    idempotencyKey: string,
  ): Promise<{ id: string; serverMessage: ServerMessage }> {
    const { body } = await client.call({
      method: 'POST',
      path: pathOf(id),
      body: { ...proposal, timezone: timeZone },
      token: 'always',
      idempotencyKey,
    });
    return { id: textOf(recordOf(body).id), serverMessage: serverMessageFrom(body) };
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

  /** Accepts a proposal: the request becomes a task of its author. */
  async accept(
    id: string,
    proposal: string,
    idempotencyKey: string,
  ): Promise<{ taskId: string; conversationId: string; serverMessage: ServerMessage }> {
    const { body } = await client.call({
      method: 'POST',
      path: `${pathOf(id, proposal)}/accept`,
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

  /** Both languages are sent as one-element lists (spec section 3). */
  async publish(
    { fromLanguage, toLanguage, ...request }: NewRequest,
    idempotencyKey: string,
  ): Promise<Published> {
    const { body } = await client.call({
      method: 'POST',
      path: '/request/create',
      body: { ...request, fromLanguage: [fromLanguage], toLanguage: [toLanguage] },
      token: 'always',
      idempotencyKey,
    });
    return publishedBy(body);
  },
});
