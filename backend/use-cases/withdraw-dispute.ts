/** Whoever opened a dispute takes it back: the task returns to its status before. */
import type { TaskStatus } from '@dragoman/widgets/server';
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, forbidden, notFound } from '#backend/domain/errors.ts';
import * as disputes from '#backend/repositories/disputes.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { recordTaskStep } from './record-task-step.ts';

export function withdrawDispute(
  services: Pick<Services, 'db' | 'bus' | 'config'>,
  { task: { id, customer_id, owner_id }, actor }: { task: Task; actor: User },
): Promise<TaskStatus> {
  return inTransaction(services.db, async (trx) => {
    const locked = await lockRows(trx, actor.id, { users: [customer_id, owner_id], task: id });
    const { task } = locked;
    if (!task) throw notFound('task');
    const dispute = await disputes.openOf(trx, id);
    if (!dispute) throw conflict('dispute-missing');
    if (dispute.opened_by !== actor.id) throw forbidden('dispute-not-yours');
    const to = dispute.status_before;
    const activity = { code: 'dispute-withdrawn' } as const;
    await recordTaskStep(trx, services, locked, { task, to, actor, activity });
    return to;
  });
}
