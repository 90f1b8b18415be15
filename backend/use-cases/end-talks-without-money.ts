/** Nothing is held for a task any more: its open proposal and its dispute end, and it is where it was before that. */
import type { Transaction } from '#backend/database/transaction.ts';
import * as disputes from '#backend/repositories/disputes.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as settlements from '#backend/repositories/settlements.ts';
import type { Services } from '#backend/services.ts';
import { recordTaskStep } from './record-task-step.ts';

/** Part of the transaction of a use case, which has locked the task and both parties. */
export async function endTalksWithoutMoney(
  trx: Transaction,
  services: Pick<Services, 'bus' | 'config'>,
  locked: Locked,
): Promise<void> {
  const { task, at } = locked;
  if (!task) return;
  await settlements.close(trx, task.id, 'void', at);
  const dispute = await disputes.openOf(trx, task.id);
  if (dispute) await recordTaskStep(trx, services, locked, { task, to: dispute.status_before, actor: null });
}
