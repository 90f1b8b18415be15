/** Locks a partner for one of its members, who may have been removed since the call began. */
import type { Transaction } from '#backend/database/transaction.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import type { Locked } from '#backend/repositories/locks.ts';
import * as partners from '#backend/repositories/partners.ts';
import { lockRows } from './lock-rows.ts';

/** `account`: name, origins and members, which the operator alone sets for partners of the environment. */
export async function lockPartner(
  trx: Transaction,
  actor: string,
  { id, isFixed }: RegisteredPartner,
  changes: 'account' | 'access',
): Promise<Locked> {
  const locked = await lockRows(trx, actor, { users: [actor] });
  if (isFixed) {
    if (changes === 'account') throw conflict('partner-fixed');
    return locked;
  }
  await partners.lock(trx, id);
  if (!(await partners.isMember(trx, id, actor))) throw notFound('partner');
  return locked;
}
