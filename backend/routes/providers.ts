/** Signing in with OpenID Connect providers: the list of them, the way there, and the way back. */
import { ownPath } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ProviderPurpose, providerPurposes } from '#backend/database/tables-providers.ts';
import { DomainError, notFound } from '#backend/domain/errors.ts';
import type { ProviderSettings } from '#backend/domain/providers.ts';
import { preferredLocale } from '#backend/http/accept-language.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { readProviderCookie, setProviderCookie } from '#backend/http/provider-cookie.ts';
import { ownOrigin } from '#backend/http/public-url.ts';
import { requireRecentProof } from '#backend/http/require-recent-proof.ts';
import { neverStored, requireSession, userOf } from '#backend/http/require-session.ts';
import { refusals } from '#backend/schema/answers.ts';
import * as fields from '#backend/schema/fields.ts';
import type { Services } from '#backend/services.ts';
import { askProvider } from '#backend/use-cases/ask-provider.ts';
import { receiveProviderAnswer } from '#backend/use-cases/receive-provider-answer.ts';

const perAddress = { rateLimit: { max: 60, timeWindow: 60_000 } };
const tags = ['account'];
const providerId = Type.String({ maxLength: 64, description: 'the id of a provider' });
const params = Type.Object({ id: providerId });
const path = Type.Optional(Type.String({ maxLength: 2000, description: 'a path of this site' }));
const locale = Type.Optional(fields.locale);
const redirect = { 303: Type.Null({ description: 'leads to the address in `Location`' }), ...refusals };

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
    // Of an earlier try.
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
          ...{ next: path, page: path, locale },
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
      config: perAddress,
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
