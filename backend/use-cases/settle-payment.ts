/** A payment has arrived, whoever says so: the task is paid, and its owner hears of it, once. */

import { inTransaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import * as payments from '#backend/repositories/payments.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';

export async function settlePayment({ db, bus, now }: Services, sessionId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const task = await payments.markPaid(trx, sessionId, now());
    if (!task) return;
    await publishActivity(trx, bus, now(), {
      task: { id: task.id, status: task.status, people: [task.customer_id, task.owner_id] },
      notifications: [
        {
          user_id: task.owner_id,
          kind: 'payment',
          ...messageColumns({ code: 'paid', title: task.title }),
          url: '/Dashboard',
        },
      ],
    });
  });
}
