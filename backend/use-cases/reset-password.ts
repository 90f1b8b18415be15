/** A person chooses a new password with the link from a mail, which ends all their sessions. */
import type { CallSource } from '#backend/auth/call-source.ts';
import { hashPassword } from '#backend/auth/passwords.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { badLink } from '#backend/domain/errors.ts';
import { refuseWeakPassword } from '#backend/domain/weak-passwords.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as mailLinks from '#backend/repositories/mail-links.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { findMailLink } from './find-mail-link.ts';
import { queueMail } from './queue-mail.ts';

export async function resetPassword(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { token, password, source }: { token: string; password: string; source: CallSource },
): Promise<void> {
  const at = now();
  // Before the hash, which costs: a made-up link gets none.
  const { user_id: id, email } = await findMailLink(db, token, 'reset', at);
  await refuseWeakPassword(password, email);
  const hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [id] });
    const user = await users.find(trx, id);
    if (!user) throw badLink('link-unknown');
    // Under the lock: it may have been used meanwhile.
    await findMailLink(trx, token, 'reset', at);
    await users.setPassword(trx, id, hash, at);
    // Whoever used the link reads what is sent to the address.
    if (users.emailKey(email) === user.email_key) await users.verifyAddress(trx, id, user.email, at);
    await mailLinks.endAll(trx, id, ['reset'], at);
    await sessions.endAll(trx, id);
    await bus.publish(trx, new Set([id]));
    const content = { about: 'password-changed', path: '/ForgotPassword' } as const;
    await queueMail(trx, { to: user, topic: 'security', content, at });
    await auditEvents.record(trx, source, { action: 'reset-password', actor: id, subject: id });
  });
}
