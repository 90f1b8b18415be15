/** Somebody accepts an invitation with the link from its mail, and is a member then. */
import type { Caller } from '#backend/auth/caller.ts';
import { tokenHash } from '#backend/auth/tokens.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { badLink, gone } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as invitations from '#backend/repositories/partner-invitations.ts';
import * as partners from '#backend/repositories/partners.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

/** Returns the partner. */
export function acceptInvitation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { user, source }: Caller,
  token: string,
): Promise<{ id: string; name: string }> {
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    const found = await invitations.findByToken(trx, tokenHash(token));
    if (!found) throw badLink('link-unknown');
    const { id, partner_id, name, expires_at } = found;
    // Whoever clicks twice is a member by now.
    if (found.ended_at && (await partners.isMember(trx, partner_id, user.id)))
      return { id: partner_id, name };
    if (!found.ended_at && expires_at <= now()) throw gone('link-expired');
    await partners.lock(trx, partner_id);
    if (!(await invitations.end(trx, partner_id, { id }, locked.at))) throw gone('link-used');
    await partners.addMember(trx, { partner_id, user_id: user.id, created_at: locked.at });
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner_id });
    return { id: partner_id, name };
  });
}
