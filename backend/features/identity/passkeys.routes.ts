/** Passkeys: making and removing them, signing up and in with them. */
import { Type } from '@fastify/type-provider-typebox';
import { requireSession } from '#backend/features/people/require-session.ts';
import { notFound } from '#backend/platform/errors.ts';
import { preferredLocale } from '#backend/platform/http/accept-language.ts';
import { notice, refusals, success } from '#backend/platform/http/answers.ts';
import { callerOf, neverStored, requireRecentProof, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { limitPerUser } from '#backend/platform/http/limits.ts';
import { loadResource, parameter } from '#backend/platform/http/load-resource.ts';
import type { Services } from '#backend/services.ts';
import * as passkeys from './passkeys.queries.ts';
import {
  CreationOptions,
  NewPasskey,
  nameOf,
  PasskeyRow,
  passkeyName,
  passkeyRow,
  RequestOptions,
  registrationIn,
  signatureIn,
  UsedPasskey,
} from './passkeys.schema.ts';
import {
  addPasskey,
  confirmWithPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  signUpWithPasskey,
  startAddingPasskey,
  startPasskeyConfirmation,
  startPasskeySignIn,
  startPasskeySignUp,
} from './passkeys.use-cases.ts';
import { cancelled_email, Newcomer, successCancelling } from './schema.ts';
import { deviceOfCall, startedSession, welcome } from './sign-in-answers.ts';
import { relyingParty } from './webauthn.ts';

/** A person's passkeys: adding, listing, renaming and removing them. */
export function passkeyRoutes(app: App, services: Services): void {
  const { db, config } = services;
  const tags = ['account'];
  const onRequest = requireSession(services);
  const changing = [onRequest, requireRecentProof(services), limitPerUser(app, 60, 'passkeys')];
  const mine = loadResource(async (call) => {
    const id = parameter(call, 'id');
    const found = (await passkeys.list(db, userOf(call).id)).find((passkey) => passkey.id === id);
    if (!found) throw notFound('passkey');
    return found;
  });

  app.post(
    '/passkeys/options',
    {
      config: { isForOnce: true },
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
        response: { 200: notice({ ...PasskeyRow.properties, cancelled_email }), ...refusals },
      },
    },
    async (call) => {
      const { passkey, cancelled } = await addPasskey(services, callerOf(call), {
        response: registrationIn(call.body),
        name: call.body.name ?? nameOf(String(call.headers['user-agent'] ?? '')),
        relyingParty: relyingParty(call, config),
      });
      const message = 'The passkey is added. You can sign in with it now.';
      return { ...successCancelling(message, cancelled), ...passkeyRow(passkey) };
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
        response: { 200: notice({ cancelled_email }), ...refusals },
      },
    },
    async (call) => {
      const cancelled = await removePasskey(services, callerOf(call), mine.from(call).id);
      return successCancelling('The passkey is removed.', cancelled);
    },
  );
}

const replacesSession =
  'A valid token in the `Authorization` header of this call ends: the new one replaces it.';

/** Signing in and up with a passkey, and proving with one who is signed in. */
export function passkeySignInRoutes(app: App, services: Services): void {
  const { config } = services;
  const open = { config: { rateLimit: { max: 60, timeWindow: 60_000 } }, onRequest: neverStored };
  const own = [requireSession(services), limitPerUser(app, 60, 'passkey proofs')];
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
    async (call, reply) => {
      const signed = { response: signatureIn(call.body), relyingParty: relyingParty(call, config) };
      const device = await deviceOfCall(call, reply, services);
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
    async (call, reply) => {
      const { locale = preferredLocale(call), ...person } = call.body;
      const device = await deviceOfCall(call, reply, services);
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
      config: { isForOnce: true },
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
      config: { isForOnce: true },
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
