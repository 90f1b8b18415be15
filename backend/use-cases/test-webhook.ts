/** A member has an event without a booking sent, to see whether it arrives. */
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import { webhookBody } from '#backend/domain/webhook-events.ts';
import type { WebhookDelivery } from '#backend/repositories/webhook-deliveries.ts';
import type { Services } from '#backend/services.ts';
import { lockWebhook } from './lock-webhook.ts';
import { queueDelivery } from './queue-delivery.ts';

/** Whatever events the webhook wants. */
export function testWebhook(
  { db }: Pick<Services, 'db'>,
  actor: string,
  partner: RegisteredPartner,
  id: string,
): Promise<WebhookDelivery> {
  return inTransaction(db, async (trx) => {
    const { locked, webhook } = await lockWebhook(trx, actor, partner, id);
    if (!webhook.active) throw conflict('webhook-off');
    const body = webhookBody('webhook.test', locked.at, {
      ...{ booking_id: null, reference: null, partner: partner.id, campaign: null, offer_id: null },
      ...{ status: 'test', amount: 0, currency: 'EUR' },
    });
    return queueDelivery(trx, locked, { webhook: id, type: 'webhook.test', body });
  });
}
