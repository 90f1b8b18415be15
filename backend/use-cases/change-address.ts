/** A person wants another e-mail address: it takes effect when it is confirmed. The present one gets a way back. */
import type { Caller } from '#backend/auth/caller.ts';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, forbidden } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as mailLinks from '#backend/repositories/mail-links.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { checkProof } from './check-proof.ts';
import { limitMails } from './limit-mails.ts';
import { queueMail } from './queue-mail.ts';
import { sendVerification } from './send-verification.ts';

const perHour = 5;
const undoMs = 48 * 60 * 60 * 1000;

export async function changeAddress(
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  { email, password }: { email: string; password?: string },
): Promise<void> {
  const { db, now } = services;
  const { user, sessionId, source } = caller;
  await checkProof(services, caller, password);
  const at = now();
  const token = newToken();
  await inTransaction(db, async (trx) => {
    if (!(await users.lockChecked(trx, user))) throw forbidden('wrong-password');
    await limitMails(trx, `address ${user.id}`, perHour, at);
    if (users.emailKey(email) === user.email_key) throw conflict('address-taken');
    // Nothing tells here whether the new address has an account: whoever reads its mail learns it with the link.
    if (password !== undefined) await sessions.confirm(trx, sessionId, at);
    await sendVerification(trx, user, at, email);
    await mailLinks.endAll(trx, user.id, ['undo'], at);
    await mailLinks.add(trx, {
      ...{ token_hash: tokenHash(token), user_id: user.id, purpose: 'undo', email: user.email },
      ...{ created_at: at, expires_at: new Date(at.getTime() + undoMs) },
    });
    await queueMail(trx, {
      ...{ to: user, topic: 'security', at },
      content: { about: 'address-changed', address: email, path: `/UndoEmail?token=${token}` },
    });
    await auditEvents.record(trx, source, { action: 'change-address', actor: user.id, subject: user.id });
  });
}
