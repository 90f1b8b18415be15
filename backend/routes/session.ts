/** Signing up, in and out. */
import { Type } from '@fastify/type-provider-typebox';
import { preferredLocale } from '#backend/http/accept-language.ts';
import { sourceOf } from '#backend/http/call-source.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { callerOf, neverStored, requireSession } from '#backend/http/require-session.ts';
import { deviceOfCall, startedSession, welcome } from '#backend/http/start-session.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { SignIn, SignUp } from '#backend/schema/user.ts';
import type { Services } from '#backend/services.ts';
import { signIn } from '#backend/use-cases/sign-in.ts';
import { signOut } from '#backend/use-cases/sign-out.ts';
import { signUp } from '#backend/use-cases/sign-up.ts';

const minute = 60_000;
const perAddress = { rateLimit: { max: 60, timeWindow: minute } };

export function sessionRoutes(app: App, services: Services): void {
  app.post(
    '/signup',
    {
      config: perAddress,
      onRequest: neverStored,
      schema: {
        summary: 'Sign up',
        tags: ['account'],
        body: SignUp,
        response: { 200: notice({ id: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const { locale = preferredLocale(call), ...person } = call.body;
      const id = await signUp(services, { ...person, locale, source: sourceOf(call) });
      return success('Your account is ready. You can sign in now.', { id });
    },
  );

  app.post(
    '/login',
    {
      config: perAddress,
      onRequest: neverStored,
      schema: {
        summary: 'Sign in',
        tags: ['account'],
        description:
          'A valid token in the `Authorization` header of this call ends: the new one replaces it.',
        body: SignIn,
        response: { 200: notice(startedSession), ...refusals },
      },
    },
    async (call) => {
      const device = await deviceOfCall(call, services);
      return welcome(call, services, await signIn(services, { ...call.body, ...device }));
    },
  );

  app.post(
    '/logout',
    {
      onRequest: requireSession(services, 'page'),
      schema: { summary: 'Sign out', tags: ['account'], response: { 200: notice({}), ...refusals } },
    },
    async (call) => {
      await signOut(services, callerOf(call));
      return { type: 'info', message: 'Logged out' };
    },
  );
}
