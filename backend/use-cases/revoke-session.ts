/** Signs out on a partner's page: by the cookie's refresh token, by the access token, or by both. */
import type { Caller } from '#backend/auth/caller.ts';
import { tokenHash } from '#backend/auth/tokens.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import type { Services } from '#backend/services.ts';
import { revokeRefreshToken } from './revoke-refresh-token.ts';
import { signOut } from './sign-out.ts';

export async function revokeSession(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { refreshToken, caller, origin }: { refreshToken?: string; caller?: Caller; origin: string },
): Promise<void> {
  const { db, now } = services;
  const byCookie = refreshToken ? await refreshTokens.find(db, tokenHash(refreshToken), now()) : undefined;
  if (byCookie?.origin === origin) await revokeRefreshToken(services, byCookie);
  if (caller) await signOut(services, caller);
}
