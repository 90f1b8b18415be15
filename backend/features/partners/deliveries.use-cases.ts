/** Events on their way to webhooks. */
import { fromParts } from '@dragoman/widgets/domain/units.ts';
import { Webhook as Signer } from 'standardwebhooks';
import { queueMail } from '#backend/features/mail/use-cases.ts';
import { notify } from '#backend/features/notifications/use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import { type Clock, lockInOrder } from '#backend/platform/database/locks.ts';
import type { Task } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import { callOutside, OutsideFailure, type OutsideOptions } from '#backend/platform/outgoing/call-outside.ts';
import type { Services } from '#backend/services.ts';
import * as deliveries from './deliveries.queries.ts';
import * as partnerAccounts from './queries.ts';
import { fixedPartners } from './registered-partners.ts';
import { type BookingFacts, type WebhookEvent, webhookBody } from './webhook-events.ts';
import * as webhooks from './webhooks.queries.ts';

type Booked = Pick<
  Task,
  | 'id'
  | 'partner'
  | 'campaign'
  | 'reference'
  | 'offer_id'
  | 'status'
  | 'price_parts'
  | 'unit'
  | 'quantity'
  | 'total_cents'
  | 'announced'
>;

/**
 * Puts an event about a booking into the outbox of each webhook of its partner that wants it. Part of the
 * transaction of what it tells. `amount` in cents: all of the booking, or what has moved of it.
 */
export async function queueWebhooks(
  trx: Transaction,
  clock: Clock,
  type: WebhookEvent,
  {
    id,
    partner,
    campaign,
    reference,
    offer_id,
    status,
    price_parts,
    unit,
    quantity,
    total_cents,
    announced,
  }: Booked,
  amount = total_cents,
): Promise<void> {
  if (!partner || !announced) return;
  const data: BookingFacts = {
    booking_id: id,
    reference,
    partner,
    campaign,
    offer_id,
    status,
    price: fromParts(price_parts),
    unit,
    quantity,
    total: total_cents / 100,
    amount,
    currency: 'EUR',
  };
  const body = webhookBody(type, clock.at, data);
  for (const webhook of await webhooks.listening(trx, partner, type))
    await queueDelivery(trx, clock, { webhook: webhook.id, type, body });
}

interface NewDelivery {
  webhook: string;
  type: WebhookEvent;
  body: string;
}

const threeDaysMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Puts one event for one webhook into the outbox. It is sent once the transaction commits. Part of the transaction
 * of a use case.
 */
export async function queueDelivery(
  trx: Transaction,
  { at, newId }: Clock,
  { webhook, type, body }: NewDelivery,
): Promise<deliveries.WebhookDelivery> {
  const delivery = await deliveries.add(trx, {
    id: newId(),
    webhook_id: webhook,
    type,
    body,
    status: 'waiting',
    created_at: at,
    next_attempt_at: at,
    give_up_at: new Date(at.getTime() + threeDaysMs),
  });
  await enqueue(trx, 'send-webhook', { delivery: delivery.id, attempt: 0 });
  return delivery;
}

interface WebhookSending {
  delivery: string;
  /** How many came before. Of two jobs for the same attempt only one counts. */
  attempt: number;
}

interface Outcome {
  status: number | null;
  problem: string | null;
}

const fiveDaysMs = 5 * 24 * 60 * 60 * 1000;

export async function webhookHost(db: Services['db'], id: string): Promise<string | undefined> {
  const delivery = await deliveries.find(db, id);
  const webhook = delivery && (await webhooks.find(db, delivery.webhook_id));
  return webhook && new URL(webhook.url).host;
}

/**
 * Sends an event to a webhook. What is not answered with 2xx is sent again, for three days, always with the same id.
 */
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
        lookup,
      })
    : { status: null, problem: 'switched-off' };
  const isDelivered = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  await inTransaction(db, async (trx) => {
    const present = await webhooks.lock(trx, webhook.id);
    const waiting = await deliveries.lock(trx, id);
    if (!present || waiting?.status !== 'waiting' || waiting.attempts !== attempt) return;
    const at = now();
    const next = new Date(at.getTime() + waitAfter(attempt));
    // Whoever sends a test looks at its outcome, and sends another one.
    const isTest = waiting.type === 'webhook.test';
    const isGivenUp = !isDelivered && (isTest || !present.active || next >= waiting.give_up_at);
    await deliveries.update(trx, id, {
      attempts: attempt + 1,
      answer_status: outcome.status,
      problem: outcome.problem,
      attempted_at: at,
      next_attempt_at: isDelivered || isGivenUp ? null : next,
      status: isDelivered ? 'delivered' : isGivenUp ? 'failed' : 'waiting',
    });
    if (isDelivered) {
      if (present.failing_since) await webhooks.update(trx, webhook.id, { failing_since: null });
      return;
    }
    if (!isGivenUp) await enqueue(trx, 'send-webhook', { delivery: id, attempt: attempt + 1 }, next);
    if (isTest || present.failing_since || !present.active) return;
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

/** A webhook has failed for five days: it is switched off, and the members of its partner are told. */
export async function switchOffWebhook(
  { db, bus, config }: Pick<Services, 'db' | 'bus' | 'config'>,
  { webhook: id, since }: { webhook: string; since: string },
): Promise<void> {
  const webhook = await webhooks.find(db, id);
  if (!webhook) return;
  const { partner, url } = webhook;
  const fixed = fixedPartners(config).find((one) => one.id === partner);
  await inTransaction(db, async (trx) => {
    const named = fixed
      ? (fixed.members ?? [])
      : (await partnerAccounts.members(trx, partner)).map((member) => member.id);
    // The operator may have named an account that is no more.
    const found = await Promise.all(named.map((member) => users.find(trx, member.toLowerCase())));
    const members = found.filter((member) => member !== undefined);
    const locked = await lockInOrder(trx, { users: members.map((member) => member.id) });
    const present = await webhooks.lock(trx, id);
    // It has worked again since.
    if (!present?.active || present.failing_since?.toISOString() !== since) return;
    await webhooks.update(trx, id, { active: false });
    await deliveries.giveUpAll(trx, id);
    const activity = { code: 'webhook-switched-off', title: new URL(url).host } as const;
    const path = `/Partners/${partner}`;
    await notify(trx, bus, locked, {
      activities: members.map(({ id: to }) => ({ to, ...activity, about: partner })),
    });
    for (const to of members)
      await queueMail(trx, {
        to,
        topic: 'security',
        at: locked.at,
        content: { about: 'activity', activity, path },
      });
  });
}
