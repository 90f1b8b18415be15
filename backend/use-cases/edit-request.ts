/** A customer changes a request that nobody has answered yet: a proposal answers what its author has read. */
import type { Request } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusePastDue } from '#backend/domain/due-date.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as proposals from '#backend/repositories/proposals.ts';
import * as requests from '#backend/repositories/requests.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

export interface RequestEdit {
  request: Pick<Request, 'id'>;
  owner: string;
  /** All that can be changed, as it is to be. */
  fields: requests.RequestFields;
}

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
