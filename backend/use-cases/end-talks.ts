/** A task has an open dispute as long as it is `disputed`, and an open proposal only while there is money to divide. */
import { isOver, type TaskStatus } from '@dragoman/widgets/server';
import type { StepCause, Task } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import * as disputes from '#backend/repositories/disputes.ts';
import * as settlements from '#backend/repositories/settlements.ts';

interface Ending {
  to: TaskStatus;
  cause?: StepCause | undefined;
  ownerPercent?: number | undefined;
  decision?: { by: string; text: string } | undefined;
}

/** Part of the transaction of a task's step. */
export async function endTalks(
  trx: Transaction,
  task: Task,
  { to, cause, ownerPercent, decision }: Ending,
  at: Date,
): Promise<void> {
  if (task.status === 'disputed') {
    const outcome = cause === 'settlement' ? 'settled' : cause === 'operator' ? 'decided' : 'withdrawn';
    const decided = { decided_by: decision?.by ?? null, decision: decision?.text ?? null };
    const ending = { ...decided, outcome, owner_percent: ownerPercent ?? null } as const;
    await disputes.close(trx, task.id, ending, at);
  }
  if (isOver(to)) await settlements.close(trx, task.id, 'void', at);
}
