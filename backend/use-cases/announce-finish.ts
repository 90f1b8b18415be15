/** A customer is told that a delivered task is going to finish by itself. */
import { inTransaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import type { Services } from '#backend/services.ts';
import { type Due, lockDeliveredTask } from './lock-delivered-task.ts';
import { publishActivity } from './publish-activity.ts';

/** Does nothing where the task has moved on since. */
export function announceFinish({ db, bus }: Pick<Services, 'db' | 'bus'>, due: Due): Promise<void> {
  return inTransaction(db, async (trx) => {
    const found = await lockDeliveredTask(trx, due);
    if (!found) return;
    const { task, locked } = found;
    const [date = '', time = ''] = due.finishAt.slice(0, 16).split('T');
    const when = { date, time, timezone: 'UTC' };
    const text = messageColumns({ code: 'finish-announced', title: task.title, ...when });
    const told = { user_id: task.customer_id, kind: 'task', ...text, url: taskAddress(task) };
    await publishActivity(trx, bus, locked, { notifications: [told] });
  });
}
