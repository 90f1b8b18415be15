/** A new access token on a partner's page, and the rotation of its refresh token. */
import { createHmac } from 'node:crypto';
import type { CallSource } from '#backend/auth/call-source.ts';
import type { Caller } from '#backend/auth/caller.ts';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import type { RefreshToken, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { issueTokenPair, type TokenPair } from './issue-token-pair.ts';
import { revokeRefreshToken } from './revoke-refresh-token.ts';

/** The previous refresh token stays valid for so long: for two tabs at once, and for an answer that was lost. */
const gracePeriod = 60_000;

type Needed = Pick<Services, 'db' | 'bus' | 'config' | 'now'>;

export interface Credentials {
  refreshToken?: string;
  caller?: Caller;
  origin: string;
  source: CallSource;
}

/** By the cookie; where the browser stores none, by an access token that is still valid. Undefined with neither. */
export async function refreshSession(
  services: Needed,
  { refreshToken, caller, origin, source }: Credentials,
): Promise<TokenPair | undefined> {
  const { db, now } = services;
  const known = refreshToken ? await refreshTokens.find(db, tokenHash(refreshToken), now()) : undefined;
  if (refreshToken && known?.origin === origin) return rotate(services, known, refreshToken, source);
  const own = caller?.refreshTokenId
    ? await refreshTokens.findById(db, caller.refreshTokenId, now())
    : undefined;
  if (own?.origin !== origin || !caller) return undefined;
  return issue(services, own, caller.user);
}

/** Undefined when the refresh token has ended, or another call has rotated it in the meantime. */
function issue(
  services: Needed,
  known: RefreshToken,
  user: User,
  next?: Parameters<typeof refreshTokens.rotate>[2],
): Promise<TokenPair | undefined> {
  return inTransaction(services.db, async (trx) => {
    await lockInOrder(trx, { users: [user.id] });
    const isValid = next
      ? await refreshTokens.rotate(trx, known, next)
      : await refreshTokens.findById(trx, known.id, services.now());
    return isValid ? issueTokenPair({ ...services, db: trx }, known, user) : undefined;
  });
}

async function rotate(
  services: Needed,
  known: RefreshToken,
  presented: string,
  source: CallSource,
): Promise<TokenPair | undefined> {
  const { db, now } = services;
  const user = await users.find(db, known.user_id);
  if (!user) return undefined;
  const life = known.expires_at.getTime() - now().getTime();
  const isCurrent = known.token_hash === tokenHash(presented);
  if (!isCurrent && now().getTime() - known.rotated_at.getTime() > gracePeriod) {
    // A token that was replaced long ago may be stolen, so the backend revokes its successor too.
    await inTransaction(db, async (trx) => {
      await revokeRefreshToken({ ...services, db: trx }, known);
      const reused = { action: 'reuse-refresh-token', actor: undefined, subject: user.id } as const;
      await auditEvents.record(trx, source, { ...reused, outcome: 'unauthenticated' });
    });
    return undefined;
  }
  // The next token is computed from the presented one, so that two tabs that refresh at once get the same.
  const nonce = isCurrent ? newToken() : (known.nonce ?? '');
  const token = createHmac('sha256', presented).update(nonce).digest('base64url');
  const next = { token_hash: tokenHash(token), nonce, rotated_at: now() };
  const pair = await issue(services, known, user, isCurrent ? next : undefined);
  if (pair) return { ...pair, refreshToken: { token, life } };
  // Another call has rotated the token in the meantime.
  const rotated = await refreshTokens.findById(db, known.id, now());
  return rotated && rotate(services, rotated, presented, source);
}
