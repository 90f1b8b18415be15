/** A person no longer wants the e-mail address that they have not confirmed: its link becomes useless. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as mailLinks from '#backend/repositories/mail-links.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

/** Without effect where no address waits. The link that undoes the change stays: it does no harm. */
export async function cancelAddress(
  { db }: Pick<Services, 'db'>,
  { user: { id }, source }: Caller,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { at } = await lockRows(trx, id, { users: [id] });
    const user = await users.find(trx, id);
    if (!user || !(await mailLinks.findPending(trx, user, at))) return;
    await mailLinks.endAll(trx, id, ['verify'], at);
    await auditEvents.record(trx, source, { action: 'cancel-address', actor: id, subject: id });
  });
}
