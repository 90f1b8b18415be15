/** What a person does with a provider's answer: sign in, connect it with their account, show who they are. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { isUuid } from '#backend/database/ids.ts';
import { notFound } from '#backend/domain/errors.ts';
import { preferredLocale } from '#backend/http/accept-language.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { loadResource, parameter } from '#backend/http/load-resource.ts';
import { readProviderCookie } from '#backend/http/provider-cookie.ts';
import { requireRecentProof } from '#backend/http/require-recent-proof.ts';
import { callerOf, neverStored, requireSession, userOf } from '#backend/http/require-session.ts';
import { deviceOfCall, startedSession, welcome } from '#backend/http/start-session.ts';
import * as identities from '#backend/repositories/identities.ts';
import { instant, iso, notice, refusals, success } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';
import { confirmByProvider } from '#backend/use-cases/confirm-by-provider.ts';
import { linkProvider } from '#backend/use-cases/link-provider.ts';
import { signInByProvider } from '#backend/use-cases/sign-in-by-provider.ts';
import { unlinkProvider } from '#backend/use-cases/unlink-provider.ts';

const tags = ['account'];
const done = { 200: notice({}), ...refusals };
/** Anything that is no ticket of ours is one that was cut: the use case says so. */
const ticket = Type.String({
  maxLength: 100,
  description: 'from the address to which the provider led back',
});

const Identity = Type.Object({
  id: Type.String(),
  provider: fields.nullable(Type.String({ description: 'its id; null where it is not available any more' })),
  name: Type.String({ description: 'of the provider' }),
  available: Type.Boolean({ description: 'whether one may still sign in with it' }),
  created_at: instant,
  used_at: fields.nullable(instant),
});

const SignInAnswer = notice({
  status: Type.String({ description: 'signed-in, details-needed or link-needed' }),
  provider: Type.Object({ id: Type.String(), name: Type.String() }),
  ...Type.Partial(Type.Object(startedSession)).properties,
  firstname: Type.Optional(Type.String({ description: 'with details-needed, as far as the provider says' })),
  lastname: Type.Optional(Type.String()),
  email: Type.Optional(Type.String({ description: 'with link-needed that of the account to sign in to' })),
  email_verified: Type.Optional(Type.Boolean({ description: 'whether the address is settled' })),
});

export function identityRoutes(app: App, services: Services): void {
  const { config, db, providers } = services;
  const onRequest = requireSession(services);
  const sensitive = [onRequest, requireRecentProof(services)];
  const identity = loadResource(async (call) => {
    const id = parameter(call, 'id');
    const own = isUuid(id) ? await identities.list(db, userOf(call).id) : [];
    if (!own.some((one) => one.id === id)) throw notFound('provider');
    return id;
  });
  const ticketOf = (call: FastifyRequest<{ Body: { ticket: string } }>) => ({
    ticket: call.body.ticket,
    browser: readProviderCookie(call, config),
  });

  app.post(
    '/login/provider',
    {
      config: { rateLimit: { max: 60, timeWindow: 60_000 } },
      onRequest: neverStored,
      schema: {
        summary: 'Sign in, or sign up, with what a provider has answered',
        tags,
        description:
          'Works in the browser that went to the provider, once it signs in. `details-needed`: call again with what is missing. `link-needed`: the address has an account; sign in to it, then call `POST /identities` with the ticket.',
        body: Type.Object({
          ticket,
          firstname: Type.Optional(fields.personName),
          lastname: Type.Optional(fields.personName),
          email: Type.Optional(fields.email),
          locale: Type.Optional(fields.locale),
        }),
        response: { 200: SignInAnswer, ...refusals },
      },
    },
    async (call) => {
      const { locale = preferredLocale(call), ticket: _given, ...details } = call.body;
      const device = await deviceOfCall(call, services);
      const signedIn = await signInByProvider(services, ticketOf(call), { ...details, locale }, device);
      const { result } = signedIn;
      const provider = {
        id: signedIn.provider,
        name: providers.find(signedIn.provider)?.name ?? signedIn.provider,
      };
      switch (result.status) {
        case 'signed-in':
          return { ...welcome(call, services, result.session), status: result.status, provider };
        case 'link-needed':
          return {
            ...success('This address has an account. Sign in to it once, and we connect the two.', result),
            provider,
          };
        case 'details-needed': {
          const { isAddressKnown, ...known } = result;
          const more = { ...known, email_verified: isAddressKnown, provider };
          return success('Please fill in what is missing.', more);
        }
      }
    },
  );

  app.get(
    '/identities',
    {
      onRequest,
      schema: {
        summary: 'List the providers that are connected with one’s own account',
        tags,
        response: { 200: Type.Array(Identity), ...refusals },
      },
    },
    async (call) => {
      const rows = await identities.list(db, userOf(call).id);
      return rows.map(({ id, issuer, name, created_at, used_at }) => {
        const provider = providers.withIssuer(issuer);
        return {
          ...{ id, provider: provider?.id ?? null, name: provider?.name ?? name },
          available: provider !== undefined,
          created_at: iso(created_at),
          used_at: used_at && iso(used_at),
        };
      });
    },
  );

  app.post(
    '/identities',
    {
      onRequest: sensitive,
      schema: {
        summary: 'Connect a provider with one’s own account',
        tags,
        body: Type.Object({ ticket }),
        response: done,
      },
    },
    async (call) => {
      const name = await linkProvider(services, callerOf(call), ticketOf(call));
      return success(`${name} is connected. You can sign in with it from now on.`, {});
    },
  );

  app.delete(
    '/identities/:id',
    {
      onRequest: [onRequest, identity.hook, requireRecentProof(services)],
      schema: {
        summary: 'Remove a provider from one’s own account',
        tags,
        description: '409 where nothing else is left to sign in with.',
        params: Type.Object({ id: Type.String() }),
        response: done,
      },
    },
    async (call) => {
      await unlinkProvider(services, callerOf(call), identity.from(call));
      return success('Nobody can sign in with it any more.', {});
    },
  );

  app.post(
    '/user/reauthenticate/provider',
    {
      onRequest,
      schema: {
        summary: 'Show by a provider once more who one is',
        tags,
        description: 'Like `POST /user/reauthenticate`, with the ticket of `GET /auth/{id}?purpose=confirm`.',
        body: Type.Object({ ticket }),
        response: done,
      },
    },
    async (call) => {
      await confirmByProvider(services, callerOf(call), ticketOf(call));
      return success('Thank you. You can go on.', {});
    },
  );
}
