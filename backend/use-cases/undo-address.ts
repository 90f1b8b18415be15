/** A person brings back the address that their account had, which ends every session. */
import type { CallSource } from '#backend/auth/call-source.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { badLink, conflict } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as mailLinks from '#backend/repositories/mail-links.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { findMailLink } from './find-mail-link.ts';

/** Also before the new address is confirmed: then that can no longer be. */
export async function undoAddress(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { token, source }: { token: string; source: CallSource },
): Promise<void> {
  const at = now();
  const { user_id: id } = await findMailLink(db, token, 'undo', at);
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [id] });
    if (!(await users.find(trx, id))) throw badLink('link-unknown');
    const { email } = await findMailLink(trx, token, 'undo', at);
    if (!(await users.verifyAddress(trx, id, email, at))) throw conflict('address-taken');
    // Somebody else may have asked for links to the other address.
    await mailLinks.endAll(trx, id, ['undo', 'verify', 'reset'], at);
    await sessions.endAll(trx, id);
    await bus.publish(trx, new Set([id]));
    await auditEvents.record(trx, source, { action: 'undo-address', actor: id, subject: id });
  });
}
