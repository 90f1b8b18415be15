/** A member deletes a key: calls with it are refused at once. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { notFound } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as partnerKeys from '#backend/repositories/partner-keys.ts';
import type { Services } from '#backend/services.ts';
import { lockPartner } from './lock-partner.ts';

export function deletePartnerKey(
  { db }: Pick<Services, 'db'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  id: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockPartner(trx, user.id, partner, 'access');
    if (!(await partnerKeys.remove(trx, partner.id, id))) throw notFound('key');
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
  });
}
