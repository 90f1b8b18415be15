/** A customer publishes, changes and withdraws requests. */
import { notify } from '#backend/features/notifications/use-cases.ts';
import { lockRows } from '#backend/platform/database/locks.ts';
import type { Request } from '#backend/platform/database/tables.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { conflict } from '#backend/platform/errors.ts';
import type { Services } from '#backend/services.ts';
import * as proposals from './proposals.queries.ts';
import * as requests from './queries.ts';
import { refusePastDue } from './request-kind.ts';

/** A customer publishes a request. Returns the request's id. */
export async function publishRequest(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: Omit<requests.NewRequest, 'id' | 'created_at'>,
): Promise<string> {
  refusePastDue(request, now());
  return inTransaction(db, async (trx) => {
    const { at, newId } = await lockRows(trx, request.owner_id, { users: [request.owner_id] });
    const id = newId();
    await requests.publish(trx, { ...request, id, created_at: at });
    return id;
  });
}

interface RequestEdit {
  request: Pick<Request, 'id'>;
  owner: string;
  /** All that can be changed, as it is to be. */
  fields: requests.RequestFields;
}

/** A customer changes a request that nobody has answered yet: a proposal answers what its author has read. */
export async function editRequest(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { request: { id }, owner, fields }: RequestEdit,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { request, at } = await lockRows(trx, owner, { users: [owner], request: id });
    if (request?.status !== 'open') throw conflict('request-closed');
    if (await proposals.isAnswered(trx, id)) throw conflict('request-answered');
    refusePastDue(fields, now());
    await requests.edit(trx, id, fields, at);
  });
}

/**
 * A customer withdraws a request: it closes, and its open proposals are declined. A repeat changes nothing. Returns
 * how many proposals it declined.
 */
export function withdrawRequest(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { request: { id }, owner }: { request: Pick<Request, 'id'>; owner: string },
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const users = async () => [owner, ...(await proposals.openTranslators(trx, id))];
    const locked = await lockRows(trx, owner, { users, request: id });
    const { request } = locked;
    if (request?.withdrawn_at) return 0;
    if (request?.status !== 'open') throw conflict('request-closed');
    await requests.withdraw(trx, id, locked.at);
    const declined = await proposals.declineOpen(trx, id);
    const { title } = request;
    await notify(trx, bus, locked, {
      activities: declined.map(({ id: proposal, translator_id: to }) => {
        return { code: 'request-withdrawn', to, by: owner, title, proposal, about: id };
      }),
    });
    return declined.length;
  });
}
