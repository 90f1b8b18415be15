/** Starts a session from a refresh token. */
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { newId } from '#backend/database/ids.ts';
import type { RefreshToken, User } from '#backend/database/tables.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';

const longestTokenLife = 600_000;

export interface TokenPair {
  user: User;
  /** The access token. */
  token: string;
  /** Milliseconds. */
  tokenLife: number;
  /** Milliseconds until the sign-in ends, with its refresh token. */
  endsIn: number;
  /** For the cookie; undefined where the browser sent no cookie. */
  refreshToken?: { token: string; life: number };
}

export async function issueTokenPair(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  refreshToken: RefreshToken,
  user: User,
): Promise<TokenPair> {
  const token = newToken();
  const endsIn = refreshToken.expires_at.getTime() - now().getTime();
  const tokenLife = Math.min(longestTokenLife, (config.sessionTtl * 1000) / 6, endsIn);
  await sessions.start(db, {
    id: newId(),
    token_hash: tokenHash(token),
    user_id: user.id,
    user_agent: refreshToken.user_agent,
    created_at: now(),
    expires_at: new Date(now().getTime() + tokenLife),
    origin: refreshToken.origin,
    renewal_id: refreshToken.id,
  });
  return { user, token, tokenLife, endsIn };
}
