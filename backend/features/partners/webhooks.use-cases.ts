/** What members do with the webhooks of a partner. */

import type { Caller } from '#backend/platform/auth/caller.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import { enqueue } from '#backend/platform/jobs/queries.ts';
import type { Services } from '#backend/services.ts';
import type { WebhookDelivery } from './deliveries.queries.ts';
import * as deliveries from './deliveries.queries.ts';
import { queueDelivery } from './deliveries.use-cases.ts';
import type { RegisteredPartner } from './registered-partners.ts';
import { changePartner, lockPartner } from './use-cases.ts';
import { newWebhookSecret, type WebhookEvent, webhookBody } from './webhook-events.ts';
import * as webhooks from './webhooks.queries.ts';

const most = 20;

/** A member has the partner’s events sent to an address. The address is checked before: to look it up takes time. */
export function createWebhook(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  partner: RegisteredPartner,
  { url, events }: { url: string; events: WebhookEvent[] },
): Promise<webhooks.Webhook> {
  return changePartner(db, caller, partner, 'access', async (trx, { at, newId }) => {
    if ((await webhooks.list(trx, partner.id)).length >= most)
      throw conflict('limit-reached', { count: most });
    return webhooks.add(trx, {
      id: newId(),
      partner: partner.id,
      url,
      events: [...new Set(events)],
      active: true,
      secret: newWebhookSecret(),
      created_at: at,
    });
  });
}

export interface WebhookChange {
  url?: string | undefined;
  events?: WebhookEvent[] | undefined;
  active?: boolean | undefined;
}

/** A member changes where a webhook leads or what it tells, or switches it on or off. */
export function editWebhook(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  partner: RegisteredPartner,
  id: string,
  { url, events, active }: WebhookChange,
): Promise<webhooks.Webhook> {
  return changePartner(db, caller, partner, 'access', async (trx) => {
    const webhook = await lockWebhook(trx, partner, id);
    // Another address, or one that is switched on again, has not failed yet.
    const isNew = (url && url !== webhook.url) || (active && !webhook.active);
    return webhooks.update(trx, id, {
      url,
      events: events && [...new Set(events)],
      active,
      failing_since: isNew ? null : undefined,
    });
  });
}

/** A member deletes a webhook, with its deliveries. */
export function deleteWebhook(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  partner: RegisteredPartner,
  id: string,
): Promise<void> {
  return changePartner(db, caller, partner, 'access', async (trx) => {
    await lockWebhook(trx, partner, id);
    await webhooks.remove(trx, id);
  });
}

const dayMs = 24 * 60 * 60 * 1000;

/** A member replaces the secret of a webhook. The previous one signs besides for a day, so that no event is lost. */
export function rollWebhookSecret(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  partner: RegisteredPartner,
  id: string,
): Promise<webhooks.Webhook> {
  return changePartner(db, caller, partner, 'access', async (trx) => {
    const webhook = await lockWebhook(trx, partner, id);
    return webhooks.update(trx, id, {
      secret: newWebhookSecret(),
      previous_secret: webhook.secret,
      previous_until: new Date(now().getTime() + dayMs),
    });
  });
}

/** After the lock of its partner. */
async function lockWebhook(
  trx: Transaction,
  partner: RegisteredPartner,
  id: string,
): Promise<webhooks.Webhook> {
  const webhook = await webhooks.lock(trx, id);
  if (webhook?.partner !== partner.id) throw notFound('webhook');
  return webhook;
}

/** A member has an event without a booking sent, to see whether it arrives. Whatever events the webhook wants. */
export function testWebhook(
  { db }: Pick<Services, 'db'>,
  actor: string,
  partner: RegisteredPartner,
  id: string,
): Promise<WebhookDelivery> {
  return inTransaction(db, async (trx) => {
    const locked = await lockPartner(trx, actor, partner, 'access');
    const webhook = await lockWebhook(trx, partner, id);
    if (!webhook.active) throw conflict('webhook-off');
    const body = webhookBody('webhook.test', locked.at, {
      booking_id: null,
      reference: null,
      partner: partner.id,
      campaign: null,
      offer_id: null,
      status: 'test',
      price: null,
      unit: null,
      quantity: null,
      total: null,
      amount: 0,
      currency: 'EUR',
    });
    return queueDelivery(trx, locked, { webhook: id, type: 'webhook.test', body });
  });
}

const threeDaysMs = 3 * 24 * 60 * 60 * 1000;

/** A member has an event sent again, at once: also one that was given up, or has arrived. It keeps its id. */
export function retryDelivery(
  { db }: Pick<Services, 'db'>,
  actor: string,
  partner: RegisteredPartner,
  { webhook: id, delivery }: { webhook: string; delivery: string },
): Promise<deliveries.WebhookDelivery> {
  return inTransaction(db, async (trx) => {
    const locked = await lockPartner(trx, actor, partner, 'access');
    const webhook = await lockWebhook(trx, partner, id);
    const found = await deliveries.lock(trx, delivery);
    if (found?.webhook_id !== id) throw notFound('delivery');
    if (!webhook.active) throw conflict('webhook-off');
    await enqueue(trx, 'send-webhook', { delivery, attempt: found.attempts });
    return deliveries.update(trx, delivery, {
      status: 'waiting',
      next_attempt_at: locked.at,
      give_up_at: new Date(locked.at.getTime() + threeDaysMs),
    });
  });
}
