/** A member has an event sent again, at once: also one that was given up, or has arrived. */
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, notFound } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as deliveries from '#backend/repositories/webhook-deliveries.ts';
import type { Services } from '#backend/services.ts';
import { lockWebhook } from './lock-webhook.ts';

const threeDaysMs = 3 * 24 * 60 * 60 * 1000;

/** It keeps its id. */
export function retryDelivery(
  { db }: Pick<Services, 'db'>,
  actor: string,
  partner: RegisteredPartner,
  { webhook: id, delivery }: { webhook: string; delivery: string },
): Promise<deliveries.WebhookDelivery> {
  return inTransaction(db, async (trx) => {
    const { locked, webhook } = await lockWebhook(trx, actor, partner, id);
    const found = await deliveries.lock(trx, delivery);
    if (found?.webhook_id !== id) throw notFound('delivery');
    if (!webhook.active) throw conflict('webhook-off');
    await enqueue(trx, 'send-webhook', { delivery, attempt: found.attempts });
    return deliveries.update(trx, delivery, {
      ...{ status: 'waiting', next_attempt_at: locked.at },
      give_up_at: new Date(locked.at.getTime() + threeDaysMs),
    });
  });
}
