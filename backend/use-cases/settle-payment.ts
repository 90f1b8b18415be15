/** The payment provider reports a payment: the task is marked paid and its owner notified, once. */
import type { CallSource } from '#backend/auth/call-source.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as payments from '#backend/repositories/payments.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

export function settlePayment(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  sessionId: string,
  source: CallSource,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const payment = await payments.find(trx, sessionId);
    if (!payment) return;
    const people = [payment.customer_id, payment.owner_id];
    const locked = await lockInOrder(trx, { users: people, task: payment.task_id });
    const task = await payments.markPaid(trx, sessionId, locked.at);
    if (!task) return;
    const paid = { action: 'pay-task', actor: task.customer_id, subject: String(task.id) } as const;
    await auditEvents.record(trx, source, paid);
    const text = messageColumns({ code: 'paid', title: task.title });
    await publishActivity(trx, bus, locked, {
      task: { id: task.id, status: task.status, people },
      notifications: [{ user_id: task.owner_id, kind: 'payment', ...text, url: '/Dashboard' }],
    });
  });
}
