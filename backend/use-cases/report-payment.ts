/** Reports what happened to a payment: both parties' pages read the task anew, and who is told gets a notification. */
import type { Transaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import { taskAddress } from '#backend/domain/task-address.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

/** What a message of the provider about a payment is applied with. */
export interface PaymentContext {
  trx: Transaction;
  services: Pick<Services, 'bus' | 'config'>;
  /** With the payment's task and both its parties. */
  locked: Locked;
}

interface Said {
  code:
    | 'paid'
    | 'payment-failed'
    | 'payment-returned'
    | 'refunded'
    | 'refund-delayed'
    | 'bank-dispute-opened'
    | 'bank-dispute-won'
    | 'bank-dispute-lost';
  amount?: number;
}

/** Part of the transaction of a use case. */
export async function reportPayment(
  { trx, services, locked }: PaymentContext,
  told: { customer?: Said; owner?: Said },
): Promise<void> {
  const { task } = locked;
  if (!task) return;
  const notification = (user_id: string, said: Said | undefined) =>
    said
      ? [
          {
            user_id,
            kind: 'payment',
            ...messageColumns({ ...said, title: task.title }),
            url: taskAddress(task),
          },
        ]
      : [];
  await publishActivity(trx, services.bus, locked, {
    task: { id: task.id, status: task.status, people: [task.customer_id, task.owner_id] },
    notifications: [
      ...notification(task.customer_id, told.customer),
      ...notification(task.owner_id, told.owner),
    ],
  });
}
