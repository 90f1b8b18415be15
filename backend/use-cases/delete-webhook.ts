/** A member deletes a webhook, with its deliveries. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as webhooks from '#backend/repositories/webhooks.ts';
import type { Services } from '#backend/services.ts';
import { lockWebhook } from './lock-webhook.ts';

export function deleteWebhook(
  { db }: Pick<Services, 'db'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  id: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockWebhook(trx, user.id, partner, id);
    await webhooks.remove(trx, id);
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
  });
}
