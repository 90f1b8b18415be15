/** A person changes their password, or sets the first one, which ends all their other sessions. */
import type { Caller } from '#backend/auth/caller.ts';
import { hashPassword } from '#backend/auth/passwords.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import { refuseWeakPassword } from '#backend/domain/weak-passwords.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { checkProof } from './check-proof.ts';
import { queueMail } from './queue-mail.ts';

export async function changePassword(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  caller: Caller,
  { current, next }: { current?: string; next: string },
): Promise<void> {
  let { user } = caller;
  await refuseWeakPassword(next, user.email);
  // Somebody else may change it while this one is checked: then the present one is checked again.
  while (!(await replace(services, { ...caller, user }, current, next))) {
    const present = await users.find(services.db, user.id);
    if (!present) throw refusedSignIn('sign-in-needed');
    user = present;
  }
}

/** False when the password changed while it was checked. */
async function replace(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  caller: Caller,
  current: string | undefined,
  next: string,
): Promise<boolean> {
  const { db, bus, now } = services;
  const { user } = caller;
  await checkProof(services, caller, current);
  const hash = await hashPassword(next);
  return inTransaction(db, async (trx) => {
    if (!(await users.replacePassword(trx, user, hash, now()))) return false;
    await sessions.endAll(trx, user.id, caller);
    if (current !== undefined) await sessions.confirm(trx, caller.sessionId, now());
    await bus.publish(trx, new Set([user.id]));
    const content = { about: 'password-changed', path: '/ForgotPassword' } as const;
    await queueMail(trx, { to: user, topic: 'security', content, at: now() });
    const changed = { action: 'change-password', actor: user.id, subject: user.id } as const;
    await auditEvents.record(trx, caller.source, changed);
    return true;
  });
}
