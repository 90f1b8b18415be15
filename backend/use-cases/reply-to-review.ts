/** A translator replies to a review, once. */
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import * as reviews from '#backend/repositories/reviews.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishActivity } from './publish-activity.ts';

/** Returns the review's id. */
export function replyToReview(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { task, translator, text }: { task: Task; translator: User; text: string },
): Promise<string> {
  const { id: task_id, title, customer_id, owner_id, status } = task;
  return inTransaction(db, async (trx) => {
    const users = [customer_id, owner_id];
    const locked = await lockRows(trx, translator.id, { users, task: task_id });
    const id = await reviews.reply(trx, task_id, text, locked.at);
    if (!id) throw conflict('reply-again');
    const answered = { code: 'review-answered', person: fullName(translator), title } as const;
    const notified = {
      user_id: customer_id,
      actor_id: translator.id,
      kind: 'review',
      url: taskAddress(task),
    };
    await publishActivity(trx, bus, locked, {
      task: { id: task_id, status, people: users },
      notifications: [{ ...notified, ...messageColumns(answered) }],
    });
    return id;
  });
}
