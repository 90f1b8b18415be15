/** What every call that signs in reads from its headers, and how it answers. */
import { Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from '#backend/features/people/require-session.ts';
import type { SignInDevice } from '#backend/platform/auth/caller.ts';
import { draftKeyOf } from '#backend/platform/auth/tokens.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { success } from '#backend/platform/http/answers.ts';
import { setBrowserCookie } from '#backend/platform/http/browser-cookie.ts';
import { sourceOf } from '#backend/platform/http/caller.ts';
import { absolutePath } from '#backend/platform/http/public-url.ts';
import type { Services } from '#backend/services.ts';
import { Profile, profileAnswer, sessionAnswer } from './schema.ts';

export const startedSession = {
  token: Type.String(),
  user: Type.Array(Profile),
  expires_at: Type.String(),
};

/** Wrong passwords of others keep nobody out who uses a browser in which they have signed in before. */
const deviceCookie = { name: 'dragoman-device', sameSite: 'Strict', life: 400 * 24 * 60 * 60 } as const;

export const deviceOfCall = async (
  call: FastifyRequest,
  reply: FastifyReply,
  services: Pick<Services, 'db' | 'config' | 'now' | 'partners'>,
): Promise<SignInDevice> => ({
  userAgent: String(call.headers['user-agent'] ?? '').slice(0, 300),
  deviceToken: setBrowserCookie(call, reply, services.config, deviceCookie),
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
