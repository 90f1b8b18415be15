/** A person's passkeys: adding, listing, renaming and removing them. */
import { Type } from '@fastify/type-provider-typebox';
import { notFound } from '#backend/domain/errors.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { relyingParty } from '#backend/http/public-url.ts';
import { requireRecentProof } from '#backend/http/require-recent-proof.ts';
import { callerOf, requireSession, userOf } from '#backend/http/require-session.ts';
import * as passkeys from '#backend/repositories/passkeys.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import {
  CreationOptions,
  NewPasskey,
  nameOf,
  PasskeyRow,
  passkeyName,
  passkeyRow,
  registrationIn,
} from '#backend/schema/passkey.ts';
import type { Services } from '#backend/services.ts';
import { addPasskey } from '#backend/use-cases/add-passkey.ts';
import { removePasskey } from '#backend/use-cases/remove-passkey.ts';
import { renamePasskey } from '#backend/use-cases/rename-passkey.ts';
import { startAddingPasskey } from '#backend/use-cases/start-adding-passkey.ts';

export function passkeyRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['account'];
  const onRequest = requireSession(services);
  const changing = [onRequest, requireRecentProof(services), limitPerUser(app, 60)];
  const mine = loadResource(async (call) => {
    const id = parameter(call, 'id');
    const found = (await passkeys.list(db, userOf(call).id)).find((passkey) => passkey.id === id);
    if (!found) throw notFound('passkey');
    return found;
  });

  app.post(
    '/passkeys/options',
    {
      onRequest: changing,
      schema: {
        summary: 'Begin to add a passkey',
        tags,
        description: 'Good for one passkey within five minutes.',
        response: { 200: CreationOptions, ...refusals },
      },
    },
    (call) => startAddingPasskey(services, callerOf(call), relyingParty(call, config)),
  );

  app.post(
    '/passkeys',
    {
      onRequest: changing,
      schema: {
        summary: 'Add a passkey',
        tags,
        body: NewPasskey,
        response: { 200: notice(PasskeyRow.properties), ...refusals },
      },
    },
    async (call) => {
      const passkey = await addPasskey(services, callerOf(call), {
        response: registrationIn(call.body),
        name: call.body.name ?? nameOf(String(call.headers['user-agent'] ?? '')),
        relyingParty: relyingParty(call, config),
      });
      return success('The passkey is added. You can sign in with it now.', passkeyRow(passkey));
    },
  );

  app.get(
    '/passkeys',
    {
      onRequest,
      schema: {
        summary: 'List one’s own passkeys',
        tags,
        response: { 200: Type.Array(PasskeyRow), ...refusals },
      },
    },
    async (call) => (await passkeys.list(db, userOf(call).id)).map(passkeyRow),
  );

  app.patch(
    '/passkeys/:id',
    {
      onRequest: [onRequest, mine.hook],
      schema: {
        summary: 'Rename a passkey',
        tags,
        body: Type.Object({ name: passkeyName }),
        response: { 200: notice(PasskeyRow.properties), ...refusals },
      },
    },
    async (call) => {
      const change = { id: mine.from(call).id, name: call.body.name };
      return success(
        'The passkey is renamed.',
        passkeyRow(await renamePasskey(services, callerOf(call), change)),
      );
    },
  );

  app.delete(
    '/passkeys/:id',
    {
      onRequest: [onRequest, mine.hook, requireRecentProof(services)],
      schema: {
        summary: 'Remove a passkey',
        tags,
        description:
          'Refused with 409 and the code last-sign-in-method for the last one of an account without another way in.',
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      await removePasskey(services, callerOf(call), mine.from(call).id);
      return success('The passkey is removed.', {});
    },
  );
}
