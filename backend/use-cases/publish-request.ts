/** A customer publishes a request. */
import { inTransaction } from '#backend/database/transaction.ts';
import { refusePastDue } from '#backend/domain/due-date.ts';
import * as requests from '#backend/repositories/requests.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

/** Returns the request's id. */
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
