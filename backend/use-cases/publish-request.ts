/** A customer publishes a request. */
import { inTransaction } from '#backend/database/transaction.ts';
import { isDate } from '#backend/domain/booking-time.ts';
import { wrong } from '#backend/domain/errors.ts';
import * as requests from '#backend/repositories/requests.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

/** Returns the request's id. */
export async function publishRequest(
  { db }: Pick<Services, 'db'>,
  request: Omit<requests.NewRequest, 'id' | 'created_at'>,
): Promise<string> {
  if (request.due_date && !isDate(request.due_date)) throw wrong('dueDate', { rule: 'day' });
  return inTransaction(db, async (trx) => {
    const { at, newId } = await lockRows(trx, request.owner_id, { users: [request.owner_id] });
    const id = newId();
    await requests.publish(trx, { ...request, id, created_at: at });
    return id;
  });
}
