/** A person gets a copy of all data about them. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as personalData from '#backend/repositories/personal-data.ts';
import type { Services } from '#backend/services.ts';

export function exportData({ db }: Pick<Services, 'db'>, { user, source }: Caller) {
  return inTransaction(db, async (trx) => {
    await auditEvents.record(trx, source, { action: 'export-data', actor: user.id, subject: user.id });
    return personalData.collect(trx, user.id);
  });
}
