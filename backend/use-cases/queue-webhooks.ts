/** Puts an event about a booking into the outbox of each webhook of its partner that wants it. */
import type { Task } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import { type BookingFacts, type WebhookEvent, webhookBody } from '#backend/domain/webhook-events.ts';
import type { Clock } from '#backend/repositories/clock.ts';
import * as webhooks from '#backend/repositories/webhooks.ts';
import { queueDelivery } from './queue-delivery.ts';

type Booked = Pick<Task, 'id' | 'partner' | 'campaign' | 'reference' | 'offer_id' | 'status' | 'total_cents'>;

/** Part of the transaction of what it tells. `amount` in cents: all of the booking, or what has moved of it. */
export async function queueWebhooks(
  trx: Transaction,
  clock: Clock,
  type: WebhookEvent,
  { id, partner, campaign, reference, offer_id, status, total_cents }: Booked,
  amount = total_cents,
): Promise<void> {
  if (!partner) return;
  const data: BookingFacts = {
    ...{ booking_id: id, reference, partner, campaign, offer_id },
    ...{ status, amount, currency: 'EUR' },
  };
  const body = webhookBody(type, clock.at, data);
  for (const webhook of await webhooks.listening(trx, partner, type))
    await queueDelivery(trx, clock, { webhook: webhook.id, type, body });
}
