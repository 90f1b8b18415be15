/** A person opens an account with a password. */
import { hashPassword } from '#backend/auth/passwords.ts';
import { newId } from '#backend/database/ids.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refuseWeakPassword } from '#backend/domain/weak-passwords.ts';
import type { Services } from '#backend/services.ts';
import { createAccount, type NewPerson } from './create-account.ts';

/** Returns the account's id. */
export async function signUp(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { password, ...person }: NewPerson & { password: string },
): Promise<string> {
  await refuseWeakPassword(password, person.email);
  const id = newId();
  const password_hash = await hashPassword(password);
  await inTransaction(db, (trx) => createAccount(trx, person, { id, at: now(), password_hash }));
  return id;
}
