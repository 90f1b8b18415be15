/** Puts one event for one webhook into the outbox. It is sent once the transaction commits. */
import type { Transaction } from '#backend/database/transaction.ts';
import type { WebhookEvent } from '#backend/domain/webhook-events.ts';
import type { Clock } from '#backend/repositories/clock.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as deliveries from '#backend/repositories/webhook-deliveries.ts';

export interface NewDelivery {
  webhook: string;
  type: WebhookEvent;
  body: string;
}

const threeDaysMs = 3 * 24 * 60 * 60 * 1000;

/** Part of the transaction of a use case. */
export async function queueDelivery(
  trx: Transaction,
  { at, newId }: Clock,
  { webhook, type, body }: NewDelivery,
): Promise<deliveries.WebhookDelivery> {
  const delivery = await deliveries.add(trx, {
    ...{ id: newId(), webhook_id: webhook, type, body, status: 'waiting' },
    ...{ created_at: at, next_attempt_at: at, give_up_at: new Date(at.getTime() + threeDaysMs) },
  });
  await enqueue(trx, 'send-webhook', { delivery: delivery.id, attempt: 0 });
  return delivery;
}
