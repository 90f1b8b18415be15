/** A customer reviews a finished task, once. */
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import * as offers from '#backend/repositories/offers.ts';
import * as reviews from '#backend/repositories/reviews.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';
import { queueWebhooks } from './queue-webhooks.ts';

export function reviewTask(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { task, customer, rating, text }: { task: Task; customer: User; rating: number; text: string },
): Promise<string> {
  const { id: task_id, offer_id, title, owner_id } = task;
  return inTransaction(db, async (trx) => {
    const users = [customer.id, owner_id];
    const locked = await lockRows(trx, customer.id, { users, offer: offer_id, task: task_id });
    if (locked.task?.status !== 'finished') throw conflict('review-too-early');
    const id = locked.newId();
    const review = { id, task_id, offer_id, rating, text, created_at: locked.at };
    if (!(await reviews.write(trx, review))) throw conflict('review-again');
    if (offer_id) await offers.countRating(trx, offer_id, rating);
    const written = { code: 'review-written', person: fullName(customer), title, count: rating } as const;
    const notified = { user_id: owner_id, actor_id: customer.id, kind: 'review', url: taskAddress(task) };
    await publishActivity(trx, bus, locked, {
      task: { id: task_id, status: locked.task.status, people: users },
      notifications: [{ ...notified, ...messageColumns(written) }],
    });
    await queueWebhooks(trx, locked, 'review.created', locked.task);
    return id;
  });
}
