/** One of a task's two parties asks an operator to decide about the money that is held. */
import type { Caller } from '#backend/auth/caller.ts';
import type { Task } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import { taskMoney } from '#backend/domain/task-money.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as disputes from '#backend/repositories/disputes.ts';
import * as payments from '#backend/repositories/payments.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { recordTaskStep } from './record-task-step.ts';
import { refuseIndivisible } from './refuse-indivisible.ts';

export function openDispute(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { user, source }: Caller,
  { task: { id, customer_id, owner_id }, text }: { task: Task; text: string },
): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [customer_id, owner_id], task: id });
    const { task } = locked;
    if (!task) throw notFound('task');
    const { status } = task;
    if (status === 'disputed') throw conflict('dispute-again');
    const money = taskMoney(await payments.liveOf(trx, id), services.config.paymentPolicy);
    refuseIndivisible(task, user.id, money);
    const opened = { id: locked.newId(), opened_by: user.id, created_at: locked.at };
    await disputes.open(trx, { ...opened, task_id: id, status_before: status, text });
    const activity = { code: 'dispute-opened' } as const;
    await recordTaskStep(trx, services, locked, { task, to: 'disputed', actor: user, activity });
    const audited = { action: 'open-dispute', actor: user.id, subject: String(id) } as const;
    await auditEvents.record(trx, source, audited);
  });
}
