/** A member takes an origin away from the partner: its pages are signed out, and make public calls only. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { notFound } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import { partnersChanged } from '#backend/live/partner-directory.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as origins from '#backend/repositories/partner-origins.ts';
import type { Services } from '#backend/services.ts';
import { lockPartner } from './lock-partner.ts';

export function removeOrigin(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  origin: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockPartner(trx, user.id, partner, 'account');
    if (!(await origins.remove(trx, partner.id, origin))) throw notFound('origin');
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
    await bus.publish(trx, partnersChanged);
  });
}
