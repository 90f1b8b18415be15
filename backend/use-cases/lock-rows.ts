/** Locks what a use case reads and changes, for somebody whose account may have been removed since their call began. */
import type { Transaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import { type Locked, lockInOrder, type Wanted } from '#backend/repositories/locks.ts';

export async function lockRows(trx: Transaction, actor: string, wanted: Wanted): Promise<Locked> {
  const locked = await lockInOrder(trx, wanted);
  if (!locked.isHere(actor)) throw refusedSignIn('sign-in-needed');
  return locked;
}
