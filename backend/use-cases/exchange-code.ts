/** A partner's page exchanges its one-time code for an access token and a refresh token. */
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { newId } from '#backend/database/ids.ts';
import type { RefreshToken } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { issueTokenPair, type TokenPair } from './issue-token-pair.ts';

export interface Exchange {
  code: string;
  verifier: string;
  origin: string;
  userAgent: string;
}

/** A code works once: a failed exchange uses it up too, so its removal is not part of the transaction. */
export async function exchangeCode(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { code, verifier, origin, userAgent }: Exchange,
): Promise<TokenPair> {
  const { db, now, config } = services;
  const found = await refreshTokens.takeCode(db, tokenHash(code));
  const isValid =
    found?.origin === origin && found.challenge === tokenHash(verifier) && found.expires_at > now();
  const user = isValid && (await users.find(db, found.user_id));
  if (!user) throw refusedSignIn('sign-in-over');
  const token = newToken();
  const life = config.sessionTtl * 1000;
  return inTransaction(db, async (trx) => {
    const refreshToken: RefreshToken = {
      id: newId(),
      user_id: user.id,
      origin,
      token_hash: tokenHash(token),
      previous_hash: null,
      nonce: null,
      rotated_at: now(),
      user_agent: userAgent,
      created_at: now(),
      expires_at: new Date(now().getTime() + life),
    };
    await refreshTokens.start(trx, refreshToken);
    const pair = await issueTokenPair({ ...services, db: trx }, refreshToken, user);
    return { ...pair, refreshToken: { token, life } };
  });
}
