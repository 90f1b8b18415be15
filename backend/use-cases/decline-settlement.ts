/** The other side declines a proposal how to divide the money that is held. */
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import * as settlements from '#backend/repositories/settlements.ts';
import type { Services } from '#backend/services.ts';
import { lockSettlement } from './lock-settlement.ts';
import { publishTaskActivity } from './publish-task-activity.ts';

export function declineSettlement(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  actor: User,
  found: Task,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { task, locked } = await lockSettlement(trx, actor.id, found);
    await settlements.close(trx, task.id, 'declined', locked.at);
    await publishTaskActivity(trx, bus, locked, { task, actor, code: 'settlement-declined' });
  });
}
