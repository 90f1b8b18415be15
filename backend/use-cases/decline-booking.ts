/** A booking that its owner did not answer in time is declined. */
import { inTransaction } from '#backend/database/transaction.ts';
import type { Services } from '#backend/services.ts';
import { lockTask } from './lock-task.ts';
import { recordTaskStep } from './record-task-step.ts';

export function declineBooking(services: Pick<Services, 'db' | 'bus' | 'config'>, id: number): Promise<void> {
  return inTransaction(services.db, async (trx) => {
    const locked = await lockTask(trx, id);
    const { task } = locked ?? {};
    if (!locked || task?.status !== 'requested' || !task.answer_until || task.answer_until > locked.at)
      return;
    await recordTaskStep(trx, services, locked, { task, to: 'declined', actor: null, cause: 'time' });
  });
}
