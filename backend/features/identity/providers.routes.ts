/** Signing in with OpenID Connect providers, and the linked accounts of a person. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { type ProviderPurpose, providerPurposes } from '@dragoman/widgets/domain/provider.ts';
import { ownPath } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';
import { requireSession } from '#backend/features/people/require-session.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import { DomainError, notFound } from '#backend/platform/errors.ts';
import { preferredLocale } from '#backend/platform/http/accept-language.ts';
import { iso, notice, refusals, success } from '#backend/platform/http/answers.ts';
import { readBrowserCookie, setBrowserCookie } from '#backend/platform/http/browser-cookie.ts';
import { callerOf, neverStored, requireRecentProof, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { loadResource, parameter } from '#backend/platform/http/load-resource.ts';
import { ownOrigin } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import * as identities from './identities.queries.ts';
import type { ProviderSettings } from './provider-settings.ts';
import {
  askProvider,
  confirmByProvider,
  linkProvider,
  receiveProviderAnswer,
  signInByProvider,
  unlinkProvider,
} from './providers.use-cases.ts';
import { cancelled_email, successCancelling } from './schema.ts';
import { deviceOfCall, startedSession, welcome } from './sign-in-answers.ts';

const perAddress = { rateLimit: { max: 60, timeWindow: 60_000 } };
const tags = ['account'];
const providerId = Type.String({ maxLength: 64, description: 'the id of a provider' });
const params = Type.Object({ id: providerId });
const path = Type.Optional(Type.String({ maxLength: limits.address, description: 'a path of this site' }));
const locale = Type.Optional(fields.locale);
const redirect = { 303: Type.Null({ description: 'leads to the address in `Location`' }), ...refusals };

/** Signing in with OpenID Connect providers: the list of them, the way there, and the way back. */
export function providerRoutes(app: App, services: Services): void {
  const { config, providers } = services;
  const onRequest = neverStored;

  const found = (id: string): ProviderSettings => {
    const provider = providers.find(id);
    if (!provider) throw notFound('provider');
    return provider;
  };
  const redirectUri = (call: FastifyRequest, id: string) => `${ownOrigin(call, config)}/auth/${id}/callback`;
  const ownPage = (call: FastifyRequest, given: string | undefined) =>
    ownPath(given, ownOrigin(call, config));

  /** Back to a page of ours, with what it shall do. The address holds nothing that another browser could use. */
  const leadBack = (
    reply: FastifyReply,
    page: string | null | undefined,
    provider: string,
    more: { purpose: ProviderPurpose } & ({ ticket: string } | { problem: string }),
  ) => {
    const url = new URL(page ?? '/SignIn', 'http://page');
    // They are from an earlier try.
    for (const name of ['ticket', 'problem']) url.searchParams.delete(`provider-${name}`);
    url.searchParams.set('provider', provider);
    for (const [name, value] of Object.entries(more)) url.searchParams.set(`provider-${name}`, value);
    return reply.header('referrer-policy', 'no-referrer').redirect(url.pathname + url.search + url.hash, 303);
  };

  app.get(
    '/auth',
    {
      schema: {
        summary: 'List the providers with which people may sign in',
        tags,
        response: { 200: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })), ...refusals },
      },
    },
    async () => providers.all.map(({ id, name }) => ({ id, name })),
  );

  app.get(
    '/auth/:id',
    {
      config: perAddress,
      onRequest,
      schema: {
        summary: 'Go to a provider to sign in',
        tags,
        description:
          'For browsers. `page` is where the sign-in element is, to which the provider’s answer leads; `next` is where the person goes after signing in. `purpose=confirm` is for people who are signed in, and show once more who they are.',
        params,
        querystring: Type.Object({
          next: path,
          page: path,
          locale,
          purpose: Type.Optional(fields.oneOf(providerPurposes.filter((one) => one !== 'link'))),
        }),
        response: redirect,
      },
    },
    async (call, reply) => {
      const { next, page: given, purpose = 'sign-in', locale = preferredLocale(call) } = call.query;
      const { id } = call.params;
      const target = ownPage(call, next);
      const page =
        ownPage(call, given) ?? (target ? `/SignIn?next=${encodeURIComponent(target)}` : '/SignIn');
      // Another site that leads somebody to the provider could sign them in to an account that is not theirs.
      if (call.headers['sec-fetch-site'] === 'cross-site') return reply.redirect(page, 303);
      if (!providers.find(id) && call.headers.accept?.includes('text/html'))
        return leadBack(reply, page, id, { purpose, problem: 'provider-unknown' });
      const provider = found(id);
      const browser = setProviderCookie(call, reply, config);
      try {
        const question = { provider, purpose, account: null, browser, page, locale };
        const address = await askProvider(services, { ...question, redirectUri: redirectUri(call, id) });
        return reply.header('referrer-policy', 'no-referrer').redirect(address, 303);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        return leadBack(reply, page, id, { purpose, problem: error.code });
      }
    },
  );

  app.post(
    '/auth',
    {
      config: { ...perAddress, isForOnce: true },
      onRequest: [requireSession(services), requireRecentProof(services)],
      schema: {
        summary: 'Begin to connect a provider with one’s own account',
        tags,
        description: 'Answers the address at the provider to which the browser that called has to go.',
        body: Type.Object({ provider: providerId, page: path, locale }),
        response: { 200: Type.Object({ url: Type.String() }), ...refusals },
      },
    },
    async (call, reply) => {
      const { provider: id, page, locale = preferredLocale(call) } = call.body;
      const url = await askProvider(services, {
        provider: found(id),
        purpose: 'link',
        account: userOf(call).id,
        browser: setProviderCookie(call, reply, config),
        page: ownPage(call, page) ?? '/Settings',
        redirectUri: redirectUri(call, id),
        locale,
      });
      return { url };
    },
  );

  app.get(
    '/auth/:id/callback',
    {
      config: perAddress,
      onRequest,
      schema: {
        summary: 'Come back from a provider',
        tags,
        description:
          'For browsers, which the provider leads here. Works once, in the browser that went there.',
        params,
        response: redirect,
      },
    },
    async (call, reply) => {
      const { id } = call.params;
      const { search } = new URL(call.url, 'http://page');
      const { page, purpose, outcome } = await receiveProviderAnswer(services, {
        id,
        address: new URL(redirectUri(call, id) + search),
        browser: readProviderCookie(call, config),
      });
      return leadBack(reply, page, id, { purpose, ...outcome });
    },
  );
}

const done = { 200: notice({}), ...refusals };
const changed = { 200: notice({ cancelled_email }), ...refusals };
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
  created_at: fields.instant,
  used_at: fields.nullable(fields.instant),
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

/** What a person does with a provider's answer: sign in, connect it with their account, show who they are. */
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
    async (call, reply) => {
      const { locale = preferredLocale(call), ticket: _given, ...details } = call.body;
      const device = await deviceOfCall(call, reply, services);
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
          id,
          provider: provider?.id ?? null,
          name: provider?.name ?? name,
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
        response: changed,
      },
    },
    async (call) => {
      const { name, cancelled } = await linkProvider(services, callerOf(call), ticketOf(call));
      const message = `${name} is connected. You can sign in with it from now on.`;
      return successCancelling(message, cancelled);
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
        response: changed,
      },
    },
    async (call) => {
      const cancelled = await unlinkProvider(services, callerOf(call), identity.from(call));
      return successCancelling('Nobody can sign in with it any more.', cancelled);
    },
  );

  app.post(
    '/user/reauthenticate/provider',
    {
      config: { isForOnce: true },
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

// The cookie that binds a sign-in with a provider to the browser in which it began.

const name = 'dragoman-provider';

/** Empty where there is none, which belongs to no sign-in. */
const readProviderCookie = (call: FastifyRequest, config: Config): string =>
  readBrowserCookie(call, config, name);

/** `Lax`: the provider leads the browser back from another site. */
const setProviderCookie = (call: FastifyRequest, reply: FastifyReply, config: Config): string =>
  setBrowserCookie(call, reply, config, { name, sameSite: 'Lax', life: 600 });
