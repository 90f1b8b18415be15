/** Signing in and up with a passkey, and proving with one who is signed in. */
import { Type } from '@fastify/type-provider-typebox';
import { preferredLocale } from '#backend/http/accept-language.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { relyingParty } from '#backend/http/public-url.ts';
import { callerOf, neverStored, requireSession } from '#backend/http/require-session.ts';
import { deviceOfCall, startedSession, welcome } from '#backend/http/start-session.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import {
  CreationOptions,
  NewPasskey,
  nameOf,
  RequestOptions,
  registrationIn,
  signatureIn,
  UsedPasskey,
} from '#backend/schema/passkey.ts';
import { Newcomer } from '#backend/schema/user.ts';
import type { Services } from '#backend/services.ts';
import { confirmWithPasskey } from '#backend/use-cases/confirm-with-passkey.ts';
import { signInWithPasskey } from '#backend/use-cases/sign-in-with-passkey.ts';
import { signUpWithPasskey } from '#backend/use-cases/sign-up-with-passkey.ts';
import { startPasskeyConfirmation } from '#backend/use-cases/start-passkey-confirmation.ts';
import { startPasskeySignIn } from '#backend/use-cases/start-passkey-sign-in.ts';
import { startPasskeySignUp } from '#backend/use-cases/start-passkey-sign-up.ts';

const replacesSession =
  'A valid token in the `Authorization` header of this call ends: the new one replaces it.';

export function passkeySignInRoutes(app: App, services: Services): void {
  const { config } = services;
  const open = { config: { rateLimit: { max: 60, timeWindow: 60_000 } }, onRequest: neverStored };
  const own = [requireSession(services), limitPerUser(app, 60)];
  const tags = ['account'];

  app.post(
    '/login/passkey/options',
    {
      ...open,
      schema: {
        summary: 'Begin to sign in with a passkey',
        tags,
        description: 'Good for one sign-in within five minutes.',
        response: { 200: RequestOptions, ...refusals },
      },
    },
    (call) => startPasskeySignIn(services, relyingParty(call, config)),
  );

  app.post(
    '/login/passkey',
    {
      ...open,
      schema: {
        summary: 'Sign in with a passkey',
        tags,
        description: replacesSession,
        body: UsedPasskey,
        response: { 200: notice(startedSession), ...refusals },
      },
    },
    async (call) => {
      const signed = { response: signatureIn(call.body), relyingParty: relyingParty(call, config) };
      const device = await deviceOfCall(call, services);
      return welcome(call, services, await signInWithPasskey(services, { ...signed, ...device }));
    },
  );

  app.post(
    '/signup/passkey/options',
    {
      ...open,
      schema: {
        summary: 'Begin to sign up with a passkey instead of a password',
        tags,
        body: Newcomer,
        response: { 200: CreationOptions, ...refusals },
      },
    },
    (call) => startPasskeySignUp(services, call.body, relyingParty(call, config)),
  );

  app.post(
    '/signup/passkey',
    {
      ...open,
      schema: {
        summary: 'Sign up with a passkey instead of a password',
        tags,
        description: `The passkey’s name stands beside it. The person is signed in then. ${replacesSession}`,
        body: Type.Object({ ...Newcomer.properties, ...NewPasskey.properties }),
        response: { 200: notice(startedSession), ...refusals },
      },
    },
    async (call) => {
      const { locale = preferredLocale(call), ...person } = call.body;
      const device = await deviceOfCall(call, services);
      const made = {
        person: { ...person, locale, source: device.source },
        name: call.body.name ?? nameOf(device.userAgent),
        response: registrationIn(call.body),
        relyingParty: relyingParty(call, config),
        device,
      };
      return welcome(call, services, await signUpWithPasskey(services, made));
    },
  );

  app.post(
    '/user/reauthenticate/passkey/options',
    {
      onRequest: own,
      schema: {
        summary: 'Begin to prove with a passkey who one is',
        tags,
        response: { 200: RequestOptions, ...refusals },
      },
    },
    (call) => startPasskeyConfirmation(services, callerOf(call), relyingParty(call, config)),
  );

  app.post(
    '/user/reauthenticate/passkey',
    {
      onRequest: own,
      schema: {
        summary: 'Prove with a passkey who one is',
        tags,
        description: 'Instead of entering the password again.',
        body: UsedPasskey,
        response: { 200: notice({}), ...refusals },
      },
    },
    async (call) => {
      const signed = { response: signatureIn(call.body), relyingParty: relyingParty(call, config) };
      await confirmWithPasskey(services, callerOf(call), signed);
      return success('Thank you. You can go on.', {});
    },
  );
}
