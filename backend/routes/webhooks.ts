/** Webhooks: where a partner gets its events, and what became of each. */
import { Type } from '@fastify/type-provider-typebox';
import { isUuid } from '#backend/database/ids.ts';
import { invalid, notFound, wrong } from '#backend/domain/errors.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { callerOf, requireSession, userOf } from '#backend/http/require-session.ts';
import { refusalOf } from '#backend/outgoing/call-outside.ts';
import * as webhooks from '#backend/repositories/webhooks.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import {
  Delivery,
  deliveryAnswer,
  NewWebhook,
  refuseWrongUrl,
  Webhook,
  WebhookChange,
  WebhookWithSecret,
  webhookAnswer,
} from '#backend/schema/webhook.ts';
import type { Services } from '#backend/services.ts';
import { createWebhook } from '#backend/use-cases/create-webhook.ts';
import { deleteWebhook } from '#backend/use-cases/delete-webhook.ts';
import { editWebhook } from '#backend/use-cases/edit-webhook.ts';
import { rollWebhookSecret } from '#backend/use-cases/roll-webhook-secret.ts';
import { testWebhook } from '#backend/use-cases/test-webhook.ts';
import { ownPartner } from './partner-guard.ts';

export function webhookRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['webhooks'];
  const partner = ownPartner(services);
  const onRequest = [requireSession(services), partner.hook];
  const limit = limitPerUser(app, 30);
  const webhook = loadResource(async (call) => {
    const id = parameter(call, 'webhook');
    const found = isUuid(id) ? await webhooks.find(db, id) : undefined;
    if (found?.partner !== partner.from(call).id) throw notFound('webhook');
    return found;
  });
  const ofOne = { onRequest: [...onRequest, webhook.hook] };
  const withSecret = { 200: notice(WebhookWithSecret.properties), ...refusals };

  /** A name that resolves to a private address later is refused then. */
  const refuseAddress = async (url: string) => {
    refuseWrongUrl(url, config);
    const problem = await refusalOf(url, config);
    if (problem === 'not-https') throw wrong('url', { rule: 'secure-address' });
    if (problem === 'private-address') throw invalid('outside-private');
  };

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
      await refuseAddress(call.body.url);
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
      if (url !== undefined) await refuseAddress(url);
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
