/** What became of each event that a webhook was sent. */
import { Type } from '@fastify/type-provider-typebox';
import { isUuid } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import { malformed } from '#backend/http/api-error.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { decodeCursor, linkNext } from '#backend/http/paging.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import * as deliveries from '#backend/repositories/webhook-deliveries.ts';
import * as webhooks from '#backend/repositories/webhooks.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { pageOf } from '#backend/schema/earnings.ts';
import { Delivery, deliveryAnswer } from '#backend/schema/webhook.ts';
import type { Services } from '#backend/services.ts';
import { retryDelivery } from '#backend/use-cases/retry-delivery.ts';
import { ownPartner } from './partner-guard.ts';

export function webhookDeliveryRoutes(app: App, services: Services): void {
  const { db } = services;
  const tags = ['webhooks'];
  const partner = ownPartner(services);
  const webhook = loadResource(async (call) => {
    const id = parameter(call, 'webhook');
    const found = isUuid(id) ? await webhooks.find(db, id) : undefined;
    if (found?.partner !== partner.from(call).id) throw notFound('webhook');
    return found;
  });
  const delivery = loadResource(async (call) => {
    const id = parameter(call, 'delivery');
    const found = isUuid(id) ? await deliveries.find(db, id) : undefined;
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
