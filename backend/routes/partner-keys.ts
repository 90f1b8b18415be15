/** Keys with which a partner’s own programs read its bookings. */
import { Type } from '@fastify/type-provider-typebox';
import { isUuid } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { parameter } from '#backend/http/load-resource.ts';
import { callerOf, requireSession } from '#backend/http/require-session.ts';
import * as partnerKeys from '#backend/repositories/partner-keys.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { Key, keyAnswer, NewKey } from '#backend/schema/partner.ts';
import type { Services } from '#backend/services.ts';
import { createPartnerKey } from '#backend/use-cases/create-partner-key.ts';
import { deletePartnerKey } from '#backend/use-cases/delete-partner-key.ts';
import { ownPartner } from './partner-guard.ts';

export function partnerKeyRoutes(app: App, services: Services): void {
  const tags = ['partners'];
  const partner = ownPartner(services);
  const onRequest = [requireSession(services), partner.hook];

  app.get(
    '/partners/:id/keys',
    { onRequest, schema: { summary: 'List keys', tags, response: { 200: Type.Array(Key), ...refusals } } },
    async (call) => (await partnerKeys.list(services.db, partner.from(call).id)).map(keyAnswer),
  );

  // Without Idempotency-Key: its answer is stored, and a key must not be.
  app.post(
    '/partners/:id/keys',
    {
      onRequest: [...onRequest, limitPerUser(app, 20)],
      schema: {
        summary: 'Create a key',
        tags,
        description: 'The answer alone shows it.',
        body: NewKey,
        response: {
          200: notice({ id: Type.String(), key: Type.String({ description: 'dk_…' }) }),
          ...refusals,
        },
      },
    },
    async (call) => {
      const created = await createPartnerKey(services, callerOf(call), partner.from(call), call.body.name);
      return success('Store this key now: it is shown only once.', created);
    },
  );

  app.delete(
    '/partners/:id/keys/:credential',
    { onRequest, schema: { summary: 'Delete a key', tags, response: { 200: notice({}), ...refusals } } },
    async (call) => {
      const key = parameter(call, 'credential');
      if (!isUuid(key)) throw notFound('key');
      await deletePartnerKey(services, callerOf(call), partner.from(call), key);
      return success('The key is deleted.', {});
    },
  );
}
