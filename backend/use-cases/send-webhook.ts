/** Sends an event to a webhook. What is not answered with 2xx is sent again, for three days, always with the same id. */
import { Webhook as Signer } from 'standardwebhooks';
import { inTransaction } from '#backend/database/transaction.ts';
import { callOutside, OutsideFailure, type OutsideOptions } from '#backend/outgoing/call-outside.ts';
import { enqueue } from '#backend/repositories/jobs.ts';
import * as deliveries from '#backend/repositories/webhook-deliveries.ts';
import * as webhooks from '#backend/repositories/webhooks.ts';
import type { Services } from '#backend/services.ts';

export interface WebhookSending {
  delivery: string;
  /** How many came before. Of two jobs for the same attempt only one counts. */
  attempt: number;
}

interface Outcome {
  status: number | null;
  problem: string | null;
}

const fiveDaysMs = 5 * 24 * 60 * 60 * 1000;

export async function sendWebhook(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { delivery: id, attempt }: WebhookSending,
  { lookup }: Pick<OutsideOptions, 'lookup'> = {},
): Promise<void> {
  const delivery = await deliveries.find(db, id);
  if (delivery?.status !== 'waiting' || delivery.attempts !== attempt) return;
  const webhook = await webhooks.find(db, delivery.webhook_id);
  if (!webhook) return;
  // Switched off meanwhile.
  const outcome = webhook.active
    ? await send(webhook, delivery, now(), {
        privateAddresses: config.privateAddresses,
        ...(lookup && { lookup }),
      })
    : { status: null, problem: 'switched-off' };
  const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  await inTransaction(db, async (trx) => {
    const present = await webhooks.lock(trx, webhook.id);
    const waiting = await deliveries.lock(trx, id);
    if (!present || waiting?.status !== 'waiting' || waiting.attempts !== attempt) return;
    const at = now();
    const next = new Date(at.getTime() + waitAfter(attempt));
    const isGivenUp = !isDelivered && (!present.active || next >= waiting.give_up_at);
    await deliveries.update(trx, id, {
      ...{ attempts: attempt + 1, answer_status: outcome.status, problem: outcome.problem },
      ...{ attempted_at: at, next_attempt_at: isDelivered || isGivenUp ? null : next },
      status: isDelivered ? 'delivered' : isGivenUp ? 'failed' : 'waiting',
    });
    if (isDelivered) {
      if (present.failing_since) await webhooks.update(trx, webhook.id, { failing_since: null });
      return;
    }
    if (!isGivenUp) await enqueue(trx, 'send-webhook', { delivery: id, attempt: attempt + 1 }, next);
    if (present.failing_since || !present.active) return;
    await webhooks.update(trx, webhook.id, { failing_since: at });
    const off = { webhook: webhook.id, since: at.toISOString() };
    await enqueue(trx, 'switch-off-webhook', off, new Date(at.getTime() + fiveDaysMs));
  });
}

async function send(
  { url, secret, previous_secret, previous_until }: webhooks.Webhook,
  { id, body }: deliveries.WebhookDelivery,
  at: Date,
  options: OutsideOptions,
): Promise<Outcome> {
  const isPreviousValid = previous_secret && previous_until && previous_until > at;
  const secrets = isPreviousValid ? [secret, previous_secret] : [secret];
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((one) => new Signer(one).sign(id, at, body)).join(' '),
  };
  try {
    const { status } = await callOutside({ method: 'POST', url, headers, body }, options);
    return { status, problem: null };
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    return { status: null, problem: error.problem };
  }
}

const firstMs = 40_000;
const longestMs = 4 * 60 * 60 * 1000;

/** Exponential backoff with jitter: 20 to 40 s, 40 to 80 s, up to four hours. */
const waitAfter = (attempt: number): number =>
  Math.min(firstMs * 2 ** attempt, longestMs) * (0.5 + Math.random() / 2);
