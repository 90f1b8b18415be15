/** Refuses a sensitive call, such as an export, when the person entered their password or used a passkey too long ago. */
import type { FastifyRequest } from 'fastify';
import { refusedSignIn } from '#backend/domain/errors.ts';
import { isRecent } from '#backend/domain/recent-proof.ts';
import type { Services } from '#backend/services.ts';
import { callerOf } from './require-session.ts';

/** A hook that runs after `requireSession`. */
export const requireRecentProof =
  ({ now }: Pick<Services, 'now'>) =>
  async (call: FastifyRequest): Promise<void> => {
    if (!isRecent(callerOf(call).confirmedAt, now())) throw refusedSignIn('reauthentication-needed');
  };
