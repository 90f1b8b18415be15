/** The other side accepts a proposal how to divide the money that is held: the task ends, and each gets their part. */
import type { TaskStatus } from '@dragoman/widgets/server';
import type { Caller } from '#backend/auth/caller.ts';
import type { Task } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { ownerPartOf } from '#backend/domain/task-money.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as settlements from '#backend/repositories/settlements.ts';
import type { Services } from '#backend/services.ts';
import { lockSettlement } from './lock-settlement.ts';
import { recordTaskStep } from './record-task-step.ts';

/** Returns the task's new status: it is cancelled where the owner gets nothing. */
export function acceptSettlement(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { user, source }: Caller,
  found: Task,
): Promise<TaskStatus> {
  return inTransaction(services.db, async (trx) => {
    const { task, settlement, locked } = await lockSettlement(trx, user.id, found);
    const { owner_percent: ownerPercent } = settlement;
    const to = ownerPercent === 0 ? 'cancelled' : 'finished';
    const amount = ownerPartOf(await payments.liveOf(trx, task.id), ownerPercent);
    await settlements.close(trx, task.id, 'accepted', locked.at);
    await recordTaskStep(trx, services, locked, {
      ...{ task, to, actor: user, cause: 'settlement', ownerPercent },
      activity: { code: 'settlement-accepted', amount },
    });
    const audited = { action: 'settle-task', actor: user.id, subject: String(task.id) } as const;
    await auditEvents.record(trx, source, audited);
    return to;
  });
}
