/** Ends the caller's session, and on a partner's page the refresh token that it came from. */
import type { Caller } from '#backend/auth/caller.ts';
import { signedOut } from '#backend/live/bus.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';
import { revokeRefreshToken } from './revoke-refresh-token.ts';

export async function signOut(
  services: Pick<Services, 'db' | 'bus'>,
  { sessionId, refreshTokenId, user }: Caller,
): Promise<void> {
  if (refreshTokenId) return revokeRefreshToken(services, { id: refreshTokenId, user_id: user.id });
  await sessions.end(services.db, sessionId);
  await services.bus.publishTransient(user.id, signedOut, [sessionId]);
}
