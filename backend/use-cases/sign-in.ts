/** A person signs in with their password. A session that they had on the same device ends. */
import type { CallSource } from '#backend/auth/call-source.ts';
import type { Caller } from '#backend/auth/caller.ts';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { newId } from '#backend/database/ids.ts';
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { checkPassword } from './check-password.ts';
import { noticeDevice } from './notice-device.ts';
import { signOut } from './sign-out.ts';

/** Of one user. A new one ends the oldest. */
const mostSessions = 100;

export interface Credentials {
  email: string;
  password: string;
  userAgent: string;
  /** The session whose token came with the call. */
  replaced: Caller | undefined;
  source: CallSource;
}

export async function signIn(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now'>,
  { email, password, userAgent, replaced, source }: Credentials,
): Promise<{ user: User; token: string; expiresAt: Date }> {
  const { db, bus, config, now } = services;
  const user = await users.findByEmail(db, email);
  const isRight = await checkPassword(services, email, user, password);
  if (!user || !isRight) {
    const refused = { action: 'sign-in', outcome: 'unauthenticated', actor: undefined } as const;
    await auditEvents.record(db, source, { ...refused, subject: user?.id });
    throw refusedSignIn('wrong-credentials');
  }
  const token = newToken();
  const expiresAt = new Date(now().getTime() + config.sessionTtl * 1000);
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [user.id, replaced?.user.id ?? user.id] });
    // A password that was changed while the old one was being checked is wrong.
    if (!(await users.lockChecked(trx, user))) throw refusedSignIn('wrong-credentials');
    if (replaced) await signOut({ db: trx, bus }, replaced);
    await sessions.start(trx, {
      id: newId(),
      token_hash: tokenHash(token),
      user_id: user.id,
      user_agent: userAgent,
      created_at: now(),
      expires_at: expiresAt,
    });
    await sessions.endOldest(trx, user.id, mostSessions);
    await noticeDevice(trx, user.id, userAgent, now());
    await bus.publish(trx, new Set([user.id]));
    await auditEvents.record(trx, source, { action: 'sign-in', actor: user.id, subject: user.id });
  });
  return { user, token, expiresAt };
}
