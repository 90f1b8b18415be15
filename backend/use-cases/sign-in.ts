/** A person signs in with their password. A session that they had on the same device ends. */
import type { SignInDevice } from '#backend/auth/caller.ts';
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { checkPassword } from './check-password.ts';
import { type StartedSession, startSession } from './start-session.ts';

export interface Credentials extends SignInDevice {
  email: string;
  password: string;
}

export async function signIn(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now'>,
  { email, password, ...device }: Credentials,
): Promise<StartedSession & { user: User }> {
  const { db } = services;
  const user = await users.findByEmail(db, email);
  const isRight = await checkPassword(services, email, user, password);
  if (!user || !isRight) {
    const refused = { action: 'sign-in', outcome: 'unauthenticated', actor: undefined } as const;
    await auditEvents.record(db, device.source, { ...refused, subject: user?.id });
    throw refusedSignIn('wrong-credentials');
  }
  return inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [user.id, device.replaced?.user.id ?? user.id] });
    // A password that was changed while the old one was being checked is wrong.
    if (!(await users.lockChecked(trx, user))) throw refusedSignIn('wrong-credentials');
    return { user, ...(await startSession(services, trx, user.id, device)) };
  });
}
