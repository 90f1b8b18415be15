/** The payment provider reports a payment: the task is marked paid and its owner notified, once. */
import { inTransaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import * as payments from '#backend/repositories/payments.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

export function settlePayment(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  sessionId: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const task = await payments.markPaid(trx, sessionId, now());
    if (!task) return;
    const text = messageColumns({ code: 'paid', title: task.title });
    await publishActivity(trx, bus, now(), {
      task: { id: task.id, status: task.status, people: [task.customer_id, task.owner_id] },
      notifications: [{ user_id: task.owner_id, kind: 'payment', ...text, url: '/Dashboard' }],
    });
  });
}
