/** A person changes their password, which ends all their other sessions. */
import type { Caller } from '#backend/auth/caller.ts';
import { hashPassword } from '#backend/auth/passwords.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { forbidden } from '#backend/domain/errors.ts';
import { signedOut } from '#backend/live/bus.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { checkPassword } from './check-password.ts';

export async function changePassword(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  caller: Caller,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const { db, bus } = services;
  const { user } = caller;
  if (!(await checkPassword(services, user.email, user, current))) throw forbidden('wrong-password');
  const hash = await hashPassword(next);
  const ended = await inTransaction(db, async (trx) => {
    await users.setPassword(trx, user.id, hash);
    return sessions.endAll(trx, user.id, caller);
  });
  await bus.publishTransient(user.id, signedOut, ended);
}
