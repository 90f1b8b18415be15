/** A member has the partner’s events sent to an address. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import type { WebhookEvent } from '#backend/domain/webhook-events.ts';
import { newWebhookSecret } from '#backend/domain/webhook-secrets.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as webhooks from '#backend/repositories/webhooks.ts';
import type { Services } from '#backend/services.ts';
import { lockPartner } from './lock-partner.ts';

const most = 20;

/** The address is checked before: to look it up takes time. */
export function createWebhook(
  { db }: Pick<Services, 'db'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  { url, events }: { url: string; events: WebhookEvent[] },
): Promise<webhooks.Webhook> {
  return inTransaction(db, async (trx) => {
    const { at, newId } = await lockPartner(trx, user.id, partner, 'access');
    if ((await webhooks.list(trx, partner.id)).length >= most)
      throw conflict('limit-reached', { count: most });
    const added = await webhooks.add(trx, {
      ...{ id: newId(), partner: partner.id, url, events: [...new Set(events)], active: true },
      ...{ secret: newWebhookSecret(), created_at: at },
    });
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
    return added;
  });
}
