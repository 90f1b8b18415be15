import * as tasks from '#backend/repositories/tasks.ts';
import type { PaymentContext } from './report-payment.ts';
import { scheduleFinish } from './schedule-finish.ts';

/** A delivered task that waited for its money has its whole time again: the customer may look at it first. */
export async function finishLater({ trx, services, locked }: PaymentContext): Promise<void> {
  const { task } = locked;
  if (task?.status !== 'delivered') return;
  const finishAt = await scheduleFinish(trx, task.id, services.config, locked);
  if (finishAt) await tasks.setFinish(trx, task.id, finishAt);
}
