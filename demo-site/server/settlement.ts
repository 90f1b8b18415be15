/** A payment has arrived, whoever says so: the task is paid, and its owner hears of it, once. */
import { announce } from './announcements.ts';
import { told } from './facts.ts';
import * as payments from './repositories/payments.ts';
import type { Services } from './services.ts';
import { inTransaction } from './transaction.ts';

export async function settle({ db, bus, now }: Services, sessionId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const task = await payments.markPaid(trx, sessionId, now());
    if (!task) return;
    await announce(trx, bus, now(), {
      task: { id: task.id, status: task.status, people: [task.customer_id, task.owner_id] },
      notifications: [
        {
          user_id: task.owner_id,
          kind: 'payment',
          ...told({ code: 'paid', title: task.title }),
          url: '/Dashboard',
        },
      ],
    });
  });
}
