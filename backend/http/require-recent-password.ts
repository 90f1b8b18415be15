/** Refuses a sensitive call, such as an export, when the person entered their password too long ago. */
import type { FastifyRequest } from 'fastify';
import type { Services } from '#backend/services.ts';
import { reauthenticationNeeded } from './api-error.ts';
import { callerOf } from './require-session.ts';

/** Ten minutes. */
const maxAge = 600;

/** A hook that runs after `requireSession`. */
export const requireRecentPassword =
  ({ now }: Pick<Services, 'now'>) =>
  async (call: FastifyRequest): Promise<void> => {
    const { passwordAt } = callerOf(call);
    if (!passwordAt || now().getTime() - passwordAt.getTime() > maxAge * 1000)
      throw reauthenticationNeeded(maxAge);
  };
