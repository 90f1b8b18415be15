/** A delivered task finishes by itself when its time is over; before that, its customer is told. */
import { needsPayment } from '@dragoman/widgets/server';
import { inTransaction, type Transaction } from '#backend/database/transaction.ts';
import { messageColumns } from '#backend/domain/activity.ts';
import { taskMoney } from '#backend/domain/task-money.ts';
import { type Locked, lockInOrder } from '#backend/repositories/locks.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { publishActivity } from './publish-activity.ts';
import { recordTaskStep, taskUrl } from './record-task-step.ts';

type Wanted = Pick<Services, 'db' | 'bus' | 'config'>;

interface Due {
  task: number;
  /** ISO 8601. */
  finishAt: string;
}

/** Does nothing where the task has moved on since, or waits for its payment or a bank. */
export function finishTask(services: Wanted, due: Due): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const found = await lockDelivered(trx, due);
    if (!found) return;
    const { task, locked } = found;
    const payment = await payments.liveOf(trx, task.id);
    const money = taskMoney(task, payment, services.config.paymentPolicy);
    if (needsPayment('delivered', 'finished', 'customer', money) || payment?.bank_dispute === 'open') return;
    const step = { task, to: 'finished', actor: null, cause: 'time', ownerPercent: 100 } as const;
    await recordTaskStep(trx, services, locked, step);
  });
}

export function announceFinish({ db, bus }: Wanted, due: Due): Promise<void> {
  return inTransaction(db, async (trx) => {
    const found = await lockDelivered(trx, due);
    if (!found) return;
    const { task, locked } = found;
    const [date = '', time = ''] = due.finishAt.slice(0, 16).split('T');
    const when = { date, time, timezone: 'UTC' };
    const text = messageColumns({ code: 'finish-announced', title: task.title, ...when });
    await publishActivity(trx, bus, locked, {
      notifications: [{ user_id: task.customer_id, kind: 'task', ...text, url: taskUrl(task) }],
    });
  });
}

/** The task, where it is still due at that time. */
async function lockDelivered(trx: Transaction, { task: id, finishAt }: Due) {
  const locked = await lockTask(trx, id);
  const task = locked?.task;
  const isDue = task?.status === 'delivered' && task.finish_at?.toISOString() === finishAt;
  return locked && isDue ? { task, locked } : undefined;
}

/** With both parties. */
export async function lockTask(trx: Transaction, id: number): Promise<Locked | undefined> {
  const found = await tasks.find(trx, id);
  return found && lockInOrder(trx, { users: [found.customer_id, found.owner_id], task: id });
}
