/** A member removes one, or leaves. The last one stays: nobody could manage the partner. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as partners from '#backend/repositories/partners.ts';
import type { Services } from '#backend/services.ts';
import { lockPartner } from './lock-partner.ts';

export function removeMember(
  { db }: Pick<Services, 'db'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  member: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockPartner(trx, user.id, partner, 'account');
    const present = await partners.members(trx, partner.id);
    if (!present.some(({ id }) => id === member)) throw notFound('member');
    if (present.length === 1) throw conflict('member-last');
    await partners.removeMember(trx, partner.id, member);
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
  });
}
