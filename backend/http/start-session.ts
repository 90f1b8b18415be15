/** What every call that signs in reads from its headers, and how it answers. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { SignInDevice } from '#backend/auth/caller.ts';
import type { User } from '#backend/database/tables.ts';
import { draftKeyOf } from '#backend/domain/draft-key.ts';
import { success } from '#backend/schema/answers.ts';
import { Profile, profileAnswer, sessionAnswer } from '#backend/schema/user.ts';
import type { Services } from '#backend/services.ts';
import { sourceOf } from './call-source.ts';
import { absolutePath } from './public-url.ts';
import { findCaller } from './require-session.ts';

export const startedSession = {
  token: Type.String(),
  user: Type.Array(Profile),
  expires_at: Type.String(),
};

export const deviceOfCall = async (
  call: FastifyRequest,
  services: Pick<Services, 'db' | 'config' | 'now' | 'partners'>,
): Promise<SignInDevice> => ({
  userAgent: String(call.headers['user-agent'] ?? '').slice(0, 300),
  replaced: await findCaller(call, services),
  source: sourceOf(call),
});

export function welcome(
  call: FastifyRequest,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { user, token, expiresAt }: { user: User; token: string; expiresAt: Date },
) {
  return success(`Welcome, ${user.firstname}!`, {
    token,
    user: [
      {
        ...profileAnswer(user, absolutePath(call, config), config),
        draft_key: draftKeyOf(user, null),
        session: sessionAnswer(expiresAt, now(), config.sessionTtl),
      },
    ],
    expires_at: expiresAt.toISOString(),
  });
}
