/** A new access token on a partner's page, and the rotation of its refresh token. */
import { createHmac } from 'node:crypto';
import type { Caller } from '#backend/auth/caller.ts';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import type { RefreshToken } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { issueTokenPair, type TokenPair } from './issue-token-pair.ts';
import { revokeRefreshToken } from './revoke-refresh-token.ts';

/** The previous refresh token stays valid for so long: for two tabs at once, and for an answer that was lost. */
const gracePeriod = 60_000;

type Needed = Pick<Services, 'db' | 'bus' | 'config' | 'now'>;

/** By the cookie; where the browser stores none, by an access token that is still valid. Undefined with neither. */
export async function refreshSession(
  services: Needed,
  { refreshToken, caller, origin }: { refreshToken?: string; caller?: Caller; origin: string },
): Promise<TokenPair | undefined> {
  const { db, now } = services;
  const known = refreshToken ? await refreshTokens.find(db, tokenHash(refreshToken), now()) : undefined;
  if (refreshToken && known?.origin === origin) return rotate(services, known, refreshToken);
  const own = caller?.refreshTokenId
    ? await refreshTokens.findById(db, caller.refreshTokenId, now())
    : undefined;
  if (own?.origin !== origin || !caller) return undefined;
  return issueTokenPair(services, own, caller.user);
}

async function rotate(
  services: Needed,
  known: RefreshToken,
  presented: string,
): Promise<TokenPair | undefined> {
  const { db, now } = services;
  const user = await users.find(db, known.user_id);
  if (!user) return undefined;
  const life = known.expires_at.getTime() - now().getTime();
  const isCurrent = known.token_hash === tokenHash(presented);
  if (!isCurrent && now().getTime() - known.rotated_at.getTime() > gracePeriod) {
    // A token that was replaced long ago may be stolen, so the backend revokes its successor too.
    await revokeRefreshToken(services, known);
    return undefined;
  }
  // The next token is computed from the presented one, so that two tabs that refresh at once get the same.
  const nonce = isCurrent ? newToken() : (known.nonce ?? '');
  const token = createHmac('sha256', presented).update(nonce).digest('base64url');
  const next = { token_hash: tokenHash(token), nonce, rotated_at: now() };
  const pair = await inTransaction(db, async (trx) => {
    if (isCurrent && !(await refreshTokens.rotate(trx, known, next))) return undefined;
    return issueTokenPair({ ...services, db: trx }, known, user);
  });
  if (pair) return { ...pair, refreshToken: { token, life } };
  // Another call has rotated the token in the meantime.
  const rotated = await refreshTokens.findById(db, known.id, now());
  return rotated && rotate(services, rotated, presented);
}
