/** A customer publishes a request. */
import { newId } from '#backend/database/ids.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { isDate } from '#backend/domain/booking-time.ts';
import { wrong } from '#backend/domain/errors.ts';
import * as requests from '#backend/repositories/requests.ts';
import type { Services } from '#backend/services.ts';

/** Returns the request's id. */
export async function publishRequest(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: Omit<requests.NewRequest, 'id' | 'created_at'>,
): Promise<string> {
  if (request.due_date && !isDate(request.due_date)) throw wrong('dueDate', { rule: 'day' });
  const id = newId();
  await inTransaction(db, (trx) => requests.publish(trx, { ...request, id, created_at: now() }));
  return id;
}
