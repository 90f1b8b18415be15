/** A task that is delivered now finishes by itself later, which its customer is told before. */
import type { Transaction } from '#backend/database/transaction.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import type { Services } from '#backend/services.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A finish is announced two days before, or at half time where the period is shorter. */
const announcedMs = 2 * dayMs;

/** Part of the transaction of a use case. Returns when; null for never. */
export async function scheduleFinish(
  trx: Transaction,
  task: number,
  { autoFinishDays }: Pick<Services['config'], 'autoFinishDays'>,
  { at }: Pick<Locked, 'at'>,
): Promise<Date | null> {
  if (autoFinishDays === 0) return null;
  const period = autoFinishDays * dayMs;
  const finishAt = new Date(at.getTime() + period);
  const announceAt = new Date(finishAt.getTime() - Math.min(announcedMs, period / 2));
  const due = { task, finishAt: finishAt.toISOString() };
  await enqueue(trx, 'announce-finish', due, announceAt);
  await enqueue(trx, 'finish-task', due, finishAt);
  return finishAt;
}
