/** An operator decides how to divide the money of a disputed task. */
import type { TaskStatus } from '@dragoman/widgets/server';
import type { Caller } from '#backend/auth/caller.ts';
import type { Task } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict } from '#backend/domain/errors.ts';
import { ownerPartOf } from '#backend/domain/task-money.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as payments from '#backend/repositories/payments.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { recordTaskStep } from './record-task-step.ts';

interface Decision {
  task: Task;
  ownerPercent: number;
  text: string;
}

/** Returns the task's new status. */
export function decideDispute(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { user, source }: Caller,
  { task: { id, customer_id, owner_id }, ownerPercent, text }: Decision,
): Promise<TaskStatus> {
  return inTransaction(services.db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id, customer_id, owner_id], task: id });
    const { task } = locked;
    const payment = await payments.liveOf(trx, id);
    // Another operator may have decided since, or the parties have settled.
    if (task?.status !== 'disputed' || !payment) throw conflict('dispute-missing');
    const to = ownerPercent === 0 ? 'cancelled' : 'finished';
    await recordTaskStep(trx, services, locked, {
      ...{ task, to, actor: null, cause: 'operator', ownerPercent },
      activity: { code: 'dispute-decided', amount: ownerPartOf(payment, ownerPercent) },
      decision: { by: user.id, text },
    });
    const audited = { action: 'decide-dispute', actor: user.id, subject: String(id) } as const;
    await auditEvents.record(trx, source, audited);
    return to;
  });
}
