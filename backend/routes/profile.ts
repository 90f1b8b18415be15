/** A person's own profile and picture. */
import { limits } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { missing, tooLarge } from '#backend/domain/errors.ts';
import { malformed } from '#backend/http/api-error.ts';
import { bodyLimits } from '#backend/http/bodies.ts';
import type { App } from '#backend/http/fastify-app.ts';
import { contentOf, megabyte, refuseLarger } from '#backend/http/large-bodies.ts';
import { limitPerUser } from '#backend/http/limit-per-user.ts';
import { absolutePath } from '#backend/http/public-url.ts';
import { requireSession, userOf } from '#backend/http/require-session.ts';
import { notice, refusals, success } from '#backend/schema/answers.ts';
import { Profile, ProfileChange, profileAnswer } from '#backend/schema/user.ts';
import type { Services } from '#backend/services.ts';
import { editProfile } from '#backend/use-cases/edit-profile.ts';
import { setPicture } from '#backend/use-cases/set-picture.ts';

export function profileRoutes(app: App, services: Services): void {
  const { config } = services;
  const onRequest = requireSession(services);

  app.get(
    '/user/Profile',
    {
      onRequest,
      schema: {
        summary: 'Show one’s own profile',
        tags: ['account'],
        response: { 200: Type.Array(Profile), ...refusals },
      },
    },
    async (call) => [profileAnswer(userOf(call), absolutePath(call, config))],
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
      const { firstname, lastname, phonenumber, address, languages, about, timezone } = call.body;
      const change = { firstname, lastname, phonenumber, address, languages, about, timezone };
      const user = await editProfile(services, userOf(call), change);
      return success('Your profile is saved.', { user: [profileAnswer(user, absolutePath(call, config))] });
    },
  );

  app.post(
    '/upload',
    {
      onRequest: [onRequest, limitPerUser(app, 60)],
      preParsing: refuseLarger(limits.imageBytes),
      schema: {
        summary: 'Replace one’s own picture',
        tags: ['account'],
        consumes: ['multipart/form-data'],
        response: { 200: notice({ data: Type.String(), image: Type.String() }), ...refusals },
      },
    },
    async (call) => {
      if (!call.isMultipart())
        throw malformed(415, 'Send the picture as multipart/form-data in the field "image".');
      const part = await call.file({ limits: { files: 1, fileSize: limits.imageBytes } });
      if (part?.fieldname !== 'image') throw missing('image', { rule: 'picture' });
      const tooLargePicture = () => tooLarge('picture-too-large', { count: limits.imageBytes / megabyte });
      const image = await setPicture(services, userOf(call), await contentOf(part, tooLargePicture));
      const message = 'Your new picture is saved.';
      return { type: 'info', message, data: message, image: absolutePath(call, config)(image) ?? image };
    },
  );
}
