/** A member replaces the secret of a webhook. The previous one signs besides for a day, so that no event is lost. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import { newWebhookSecret } from '#backend/domain/webhook-secrets.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as webhooks from '#backend/repositories/webhooks.ts';
import type { Services } from '#backend/services.ts';
import { lockWebhook } from './lock-webhook.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function rollWebhookSecret(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  id: string,
): Promise<webhooks.Webhook> {
  return inTransaction(db, async (trx) => {
    const { webhook } = await lockWebhook(trx, user.id, partner, id);
    const rolled = await webhooks.update(trx, id, {
      secret: newWebhookSecret(),
      previous_secret: webhook.secret,
      previous_until: new Date(now().getTime() + dayMs),
    });
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
    return rolled;
  });
}
