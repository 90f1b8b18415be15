/** Locks a task with both its parties, for what nobody does: jobs. */
import type { Transaction } from '#backend/database/transaction.ts';
import { type Locked, lockInOrder } from '#backend/repositories/locks.ts';
import * as tasks from '#backend/repositories/tasks.ts';

export async function lockTask(trx: Transaction, id: number): Promise<Locked | undefined> {
  const found = await tasks.find(trx, id);
  return found && lockInOrder(trx, { users: [found.customer_id, found.owner_id], task: id });
}
