/** Webhooks: where a partner gets its events, and what became of each. */
import { Delivery, Webhook } from '@dragoman/widgets/domain/partner.ts';
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import { notFound } from '#backend/platform/errors.ts';
import { notice, pageOf, refusals, success } from '#backend/platform/http/answers.ts';
import { malformed } from '#backend/platform/http/api-error.ts';
import { callerOf, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import { loadResource, uuidOf } from '#backend/platform/http/load-resource.ts';
import { decodeCursor, linkNext } from '#backend/platform/http/paging.ts';
import { refuseAddress } from '#backend/platform/outgoing/named-address.ts';
import type { Services } from '#backend/services.ts';
import { ownPartner } from './access.ts';
import * as deliveries from './deliveries.queries.ts';
import * as webhooks from './webhooks.queries.ts';
import {
  deliveryAnswer,
  NewWebhook,
  WebhookChange,
  WebhookWithSecret,
  webhookAnswer,
} from './webhooks.schema.ts';
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  retryDelivery,
  rollWebhookSecret,
  testWebhook,
} from './webhooks.use-cases.ts';

export function webhookRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['webhooks'];
  const partner = ownPartner(services);
  const onRequest = [requireSession(services), partner.hook];
  const limit = limitPerUser(app, 30, 'webhooks');
  const webhook = ownWebhook(services, partner);
  const ofOne = { onRequest: [...onRequest, webhook.hook] };
  const withSecret = { 200: notice(WebhookWithSecret.properties), ...refusals };

  app.get(
    '/partners/:id/webhooks',
    {
      onRequest,
      schema: { summary: 'List webhooks', tags, response: { 200: Type.Array(Webhook), ...refusals } },
    },
    async (call) => (await webhooks.list(db, partner.from(call).id)).map(webhookAnswer),
  );

  app.post(
    '/partners/:id/webhooks',
    {
      config: { isForOnce: true },
      onRequest: [...onRequest, limit],
      schema: {
        summary: 'Create a webhook',
        tags,
        description:
          'Events are sent by POST as Standard Webhooks describes. The answer alone shows the secret.',
        body: NewWebhook,
        response: withSecret,
      },
    },
    async (call) => {
      await refuseAddress('url', call.body.url, config);
      const created = await createWebhook(services, callerOf(call), partner.from(call), call.body);
      return success('Store the secret now: it is shown only once.', {
        ...webhookAnswer(created),
        secret: created.secret,
      });
    },
  );

  app.patch(
    '/partners/:id/webhooks/:webhook',
    {
      onRequest: [...ofOne.onRequest, limit],
      schema: {
        summary: 'Change a webhook',
        tags,
        body: WebhookChange,
        response: { 200: notice(Webhook.properties), ...refusals },
      },
    },
    async (call) => {
      const { url, events, active } = call.body;
      if (url !== undefined) await refuseAddress('url', url, config);
      const { id } = webhook.from(call);
      const change = { url, events, active };
      const changed = await editWebhook(services, callerOf(call), partner.from(call), id, change);
      return success('The webhook is changed.', webhookAnswer(changed));
    },
  );

  app.delete(
    '/partners/:id/webhooks/:webhook',
    {
      ...ofOne,
      schema: { summary: 'Delete a webhook', tags, response: { 200: notice({}), ...refusals } },
    },
    async (call) => {
      await deleteWebhook(services, callerOf(call), partner.from(call), webhook.from(call).id);
      return success('The webhook is deleted.', {});
    },
  );

  app.post(
    '/partners/:id/webhooks/:webhook/test',
    {
      onRequest: [...ofOne.onRequest, limit],
      schema: {
        summary: 'Send a test event',
        tags,
        response: { 200: notice(Delivery.properties), ...refusals },
      },
    },
    async (call) => {
      const sent = await testWebhook(services, userOf(call).id, partner.from(call), webhook.from(call).id);
      return success('The test event is on its way.', deliveryAnswer(sent));
    },
  );

  app.post(
    '/partners/:id/webhooks/:webhook/secret',
    {
      config: { isForOnce: true },
      onRequest: [...ofOne.onRequest, limit],
      schema: {
        summary: 'Roll the secret of a webhook',
        tags,
        description: 'For a day the previous one signs besides.',
        response: withSecret,
      },
    },
    async (call) => {
      const { id } = webhook.from(call);
      const rolled = await rollWebhookSecret(services, callerOf(call), partner.from(call), id);
      return success('Store the new secret now: it is shown only once.', {
        ...webhookAnswer(rolled),
        secret: rolled.secret,
      });
    },
  );
}

/** Loads the webhook of a path, after its partner. */
const ownWebhook = ({ db }: Pick<Services, 'db'>, partner: ReturnType<typeof ownPartner>) =>
  loadResource(async (call) => {
    const found = await webhooks.find(db, uuidOf(call, 'webhook', 'webhook'));
    if (found?.partner !== partner.from(call).id) throw notFound('webhook');
    return found;
  });

/** What became of each event that a webhook was sent. */
export function webhookDeliveryRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ['webhooks'];
  const partner = ownPartner(services);
  const webhook = ownWebhook(services, partner);
  const delivery = loadResource(async (call) => {
    const found = await deliveries.find(db, uuidOf(call, 'delivery', 'delivery'));
    if (found?.webhook_id !== webhook.from(call).id) throw notFound('delivery');
    return found;
  });
  const onRequest = [requireSession(services), partner.hook, webhook.hook];

  app.get(
    '/partners/:id/webhooks/:webhook/deliveries',
    {
      onRequest,
      schema: {
        summary: 'List deliveries',
        tags,
        description: 'The newest first; kept for 30 days.',
        querystring: pageOf(100, 24),
        response: { 200: Type.Array(Delivery), ...refusals },
      },
    },
    async (call, reply) => {
      const { limit, cursor } = call.query;
      const [before] = decodeCursor(cursor, ['']) ?? [];
      if (before !== undefined && !isUuid(before))
        throw malformed(422, '"cursor" must be one that this list has handed out.');
      const rows = await deliveries.list(db, webhook.from(call).id, limit, before);
      const last = rows[limit - 1];
      linkNext(call, reply, rows.length > limit && last ? [last.id] : undefined);
      return rows.slice(0, limit).map(deliveryAnswer);
    },
  );

  app.post(
    '/partners/:id/webhooks/:webhook/deliveries/:delivery/retry',
    {
      onRequest: [...onRequest, delivery.hook, limitPerUser(app, 60)],
      schema: {
        summary: 'Send an event again',
        tags,
        description: 'At once, with the same id.',
        response: { 200: notice(Delivery.properties), ...refusals },
      },
    },
    async (call) => {
      const which = { webhook: webhook.from(call).id, delivery: delivery.from(call).id };
      const retried = await retryDelivery(services, userOf(call).id, partner.from(call), which);
      return success('The event is sent again.', deliveryAnswer(retried));
    },
  );
}
