/** A person confirms an address with the link from a mail. One that is to replace their present address does so now. */
import type { CallSource } from '#backend/auth/call-source.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { badLink, conflict } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as mailLinks from '#backend/repositories/mail-links.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { findMailLink } from './find-mail-link.ts';

const undoMs = 48 * 60 * 60 * 1000;

export async function verifyAddress(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { token, source }: { token: string; source: CallSource },
): Promise<void> {
  const at = now();
  const { user_id: id } = await findMailLink(db, token, 'verify', at);
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [id] });
    const user = await users.find(trx, id);
    if (!user) throw badLink('link-unknown');
    const { email } = await findMailLink(trx, token, 'verify', at);
    const isChange = users.emailKey(email) !== user.email_key;
    if (!(await users.verifyAddress(trx, id, email, at))) throw conflict('address-taken');
    await mailLinks.endAll(trx, id, ['verify', 'reset'], at);
    if (isChange) await mailLinks.extendUndo(trx, id, new Date(at.getTime() + undoMs));
    await bus.publish(trx, new Set([id]));
    await auditEvents.record(trx, source, { action: 'verify-address', actor: id, subject: id });
  });
}
