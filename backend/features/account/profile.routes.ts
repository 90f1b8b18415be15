/** A person's own profile and picture. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import {
  Profile,
  ProfileChange,
  pageProfileAnswer,
  profileAnswer,
  sessionAnswer,
} from '#backend/features/identity/schema.ts';
import { requireSession } from '#backend/features/people/require-session.ts';
import { draftKeyOf } from '#backend/platform/auth/tokens.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { notice, refusals, success } from '#backend/platform/http/answers.ts';
import { acceptPicture, bodyLimits, pictureOf } from '#backend/platform/http/bodies.ts';
import type { Hook } from '#backend/platform/http/caller.ts';
import { callerOf, scopeOfCall, userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import { editProfile, setPicture } from './use-cases.ts';

export function profileRoutes(app: App, services: Services, limitUploads: Hook): void {
  const { config, now } = services;
  const onRequest = requireSession(services);
  const answer = (call: FastifyRequest, user: User) =>
    (scopeOfCall(call) === 'page' ? pageProfileAnswer : profileAnswer)(
      user,
      absolutePath(call, config),
      config,
    );

  app.get(
    '/user/Profile',
    {
      onRequest: requireSession(services, 'page'),
      schema: {
        summary: 'Show one’s own profile',
        tags: ['account'],
        response: { 200: Type.Array(Profile), ...refusals },
      },
    },
    async (call) => {
      const { user, origin, expiresAt } = callerOf(call);
      // On a partner's page the token is refreshed instead.
      const session =
        scopeOfCall(call) === 'page' ? {} : { session: sessionAnswer(expiresAt, now(), config.sessionTtl) };
      return [{ ...answer(call, user), draft_key: draftKeyOf(user, origin), ...session }];
    },
  );

  app.patch(
    '/user/Profile',
    {
      bodyLimit: bodyLimits.long,
      onRequest,
      schema: {
        summary: 'Change one’s own profile',
        tags: ['account'],
        body: ProfileChange,
        response: { 200: notice({ user: Type.Array(Profile) }), ...refusals },
      },
    },
    async (call) => {
      const { firstname, lastname, phonenumber, address, languages, about, language_levels, timezone } =
        call.body;
      const { locale } = call.body;
      const change = {
        firstname,
        lastname,
        phonenumber,
        address,
        languages: languages && [...languages],
        about,
        language_levels,
        timezone,
        locale,
      };
      const user = await editProfile(services, userOf(call), change);
      return success('Your profile is saved.', { user: [answer(call, user)] });
    },
  );

  app.post(
    '/upload',
    {
      ...acceptPicture,
      onRequest: [onRequest, limitUploads],
      schema: {
        summary: 'Replace one’s own picture',
        tags: ['account'],
        consumes: ['multipart/form-data'],
        response: { 200: notice({ data: Type.String(), image: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      const image = await setPicture(services, userOf(call), pictureOf(call));
      const message = 'Your new picture is saved.';
      return { type: 'info', message, data: message, image: absolutePath(call, config)(image) ?? image };
    },
  );
}
