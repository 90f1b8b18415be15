/** A member changes where a webhook leads or what it tells, or switches it on or off. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import type { WebhookEvent } from '#backend/domain/webhook-events.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as webhooks from '#backend/repositories/webhooks.ts';
import type { Services } from '#backend/services.ts';
import { lockWebhook } from './lock-webhook.ts';

export interface WebhookChange {
  url?: string | undefined;
  events?: WebhookEvent[] | undefined;
  active?: boolean | undefined;
}

export function editWebhook(
  { db }: Pick<Services, 'db'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  id: string,
  { url, events, active }: WebhookChange,
): Promise<webhooks.Webhook> {
  return inTransaction(db, async (trx) => {
    const { webhook } = await lockWebhook(trx, user.id, partner, id);
    // Another address, or one that is switched on again, has not failed yet.
    const isNew = (url && url !== webhook.url) || (active && !webhook.active);
    const changed = await webhooks.update(trx, id, {
      ...(url && { url }),
      ...(events && { events: [...new Set(events)] }),
      ...(active !== undefined && { active }),
      ...(isNew && { failing_since: null }),
    });
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
    return changed;
  });
}
