/** A translator replies to a review, once. */
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName, messageColumns } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as reviews from '#backend/repositories/reviews.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

/** Returns the review's id. */
export function replyToReview(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { task, translator, text }: { task: Task; translator: User; text: string },
): Promise<string> {
  const { id: task_id, title, customer_id, owner_id, status } = task;
  return inTransaction(db, async (trx) => {
    const id = await reviews.reply(trx, task_id, text, now());
    if (!id) throw conflict('reply-again');
    const answered = { code: 'review-answered', person: fullName(translator), title } as const;
    await publishActivity(trx, bus, now(), {
      task: { id: task_id, status, people: [customer_id, owner_id] },
      notifications: [
        { user_id: customer_id, kind: 'review', ...messageColumns(answered), url: '/Dashboard' },
      ],
    });
    return id;
  });
}
