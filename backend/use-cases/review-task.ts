/** A customer reviews a finished task, once. */
import { newId } from '#backend/database/ids.ts';
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as reviews from '#backend/repositories/reviews.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

export function reviewTask(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { task, customer, rating, text }: { task: Task; customer: User; rating: number; text: string },
): Promise<string> {
  const { id: task_id, offer_id, title, customer_id, owner_id, status } = task;
  return inTransaction(db, async (trx) => {
    if (status !== 'finished') throw conflict('review-too-early');
    const id = newId();
    const isFirst = await reviews.write(trx, { id, task_id, offer_id, rating, text, created_at: now() });
    if (!isFirst) throw conflict('review-again');
    if (offer_id) await offers.countRating(trx, offer_id, rating);
    const written = { code: 'review-written', person: fullName(customer), title, count: rating } as const;
    await publishActivity(trx, bus, now(), {
      task: { id: task_id, status, people: [customer_id, owner_id] },
      notifications: [{ user_id: owner_id, kind: 'review', ...messageColumns(written), url: '/Dashboard' }],
    });
    return id;
  });
}
