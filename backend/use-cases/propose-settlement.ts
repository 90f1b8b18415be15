/** One of a task's two parties proposes how to divide the money that is held. A newer proposal replaces the open one. */
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import { ownerPartOf, taskMoney } from '#backend/domain/task-money.ts';
import * as payments from '#backend/repositories/payments.ts';
import * as settlements from '#backend/repositories/settlements.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishTaskActivity } from './publish-task-activity.ts';
import { refuseIndivisible } from './refuse-indivisible.ts';

interface Proposal {
  task: Task;
  actor: User;
  ownerPercent: number;
  text: string;
}

export function proposeSettlement(
  { db, bus, config }: Pick<Services, 'db' | 'bus' | 'config'>,
  { task: { id, customer_id, owner_id }, actor, ownerPercent, text }: Proposal,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, actor.id, { users: [customer_id, owner_id], task: id });
    const { task } = locked;
    if (!task) throw notFound('task');
    const payment = await payments.liveOf(trx, id);
    refuseIndivisible(task, actor.id, taskMoney(payment, config.paymentPolicy));
    if (payment?.bank_dispute === 'open') throw conflict('bank-dispute-open');
    await settlements.close(trx, id, 'replaced', locked.at);
    const made = { id: locked.newId(), proposed_by: actor.id, created_at: locked.at };
    await settlements.add(trx, { ...made, task_id: id, owner_percent: ownerPercent, text });
    const amount = ownerPartOf(payment, ownerPercent);
    await publishTaskActivity(trx, bus, locked, { task, actor, code: 'settlement-proposed', amount });
  });
}
