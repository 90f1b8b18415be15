/** A partner's page exchanges its one-time code for an access token and a refresh token. */
import type { CallSource } from '#backend/auth/call-source.ts';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { newId } from '#backend/database/ids.ts';
import type { RefreshToken } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { issueTokenPair, type TokenPair } from './issue-token-pair.ts';
import { lockRows } from './lock-rows.ts';
import { revokeRefreshToken } from './revoke-refresh-token.ts';

export interface Exchange {
  code: string;
  verifier: string;
  origin: string;
  userAgent: string;
  /** Of an earlier sign-in on that page, which ends. */
  refreshToken?: string;
  source: CallSource;
}

/**
 * A code works once, and a failed exchange uses it up too. Where it is used again, somebody else has it: what the first
 * use gave is revoked (RFC 6749, section 4.1.2).
 */
export async function exchangeCode(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now'>,
  { code, verifier, origin, userAgent, refreshToken: earlier, source }: Exchange,
): Promise<TokenPair> {
  const { db, bus, now, config } = services;
  const hash = tokenHash(code);
  const found = await refreshTokens.findCode(db, hash);
  const isValid =
    found?.origin === origin && found.challenge === tokenHash(verifier) && found.expires_at > now();
  const user = isValid && (await users.find(db, found.user_id));
  if (!user) {
    await refreshTokens.dropCode(db, hash);
    throw refusedSignIn('sign-in-over');
  }
  const known = earlier ? await refreshTokens.find(db, tokenHash(earlier), now()) : undefined;
  const replaced = known?.origin === origin ? known : undefined;
  const token = newToken();
  const life = config.sessionTtl * 1000;
  const exchanged = await inTransaction(db, async (trx) => {
    // With the lock no session starts while another call ends all of the user's sessions and codes.
    await lockRows(trx, user.id, { users: [user.id, replaced?.user_id ?? user.id] });
    const stored = await refreshTokens.findCode(trx, hash);
    if (stored?.renewal_id)
      await revokeRefreshToken({ db: trx, bus }, { id: stored.renewal_id, user_id: user.id });
    if (!stored || stored.renewal_id) return undefined;
    if (replaced) await revokeRefreshToken({ db: trx, bus }, replaced);
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
      browser_hash: stored.browser_hash,
    };
    await refreshTokens.start(trx, refreshToken);
    await refreshTokens.redeemCode(trx, hash, refreshToken.id);
    await auditEvents.record(trx, source, { action: 'sign-in-on-site', actor: user.id, subject: user.id });
    const pair = await issueTokenPair({ ...services, db: trx }, refreshToken, user);
    return { ...pair, refreshToken: { token, life } };
  });
  if (!exchanged) throw refusedSignIn('sign-in-over');
  return exchanged;
}
