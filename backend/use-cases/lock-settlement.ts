/** Locks a task with the open proposal how to divide its money, for the side that answers it. */
import type { Task } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import * as settlements from '#backend/repositories/settlements.ts';
import { lockRows } from './lock-rows.ts';

export async function lockSettlement(trx: Transaction, actor: string, { id, customer_id, owner_id }: Task) {
  const locked = await lockRows(trx, actor, { users: [customer_id, owner_id], task: id });
  const { task } = locked;
  if (!task) throw notFound('task');
  const settlement = await settlements.openOf(trx, id);
  if (!settlement) throw conflict('settlement-missing');
  if (settlement.proposed_by === actor) throw conflict('settlement-yours');
  return { task, settlement, locked };
}
