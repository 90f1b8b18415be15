/** A delivered task finishes by itself when its time is over. */
import { needsPayment } from '@dragoman/widgets/server';
import { inTransaction } from '#backend/database/transaction.ts';
import { taskMoney } from '#backend/domain/task-money.ts';
import * as payments from '#backend/repositories/payments.ts';
import type { Services } from '#backend/services.ts';
import { type Due, lockDeliveredTask } from './lock-delivered-task.ts';
import { recordTaskStep } from './record-task-step.ts';

/** Does nothing where the task has moved on since, or waits for its payment or a bank. */
export function finishTask(services: Pick<Services, 'db' | 'bus' | 'config'>, due: Due): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const found = await lockDeliveredTask(trx, due);
    if (!found) return;
    const { task, locked } = found;
    const payment = await payments.liveOf(trx, task.id);
    const money = taskMoney(payment, services.config.paymentPolicy);
    if (needsPayment('delivered', 'finished', 'customer', money) || payment?.bank_dispute === 'open') return;
    const step = { task, to: 'finished', actor: null, cause: 'time', ownerPercent: 100 } as const;
    await recordTaskStep(trx, services, locked, step);
  });
}
