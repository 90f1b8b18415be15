/**
 * Signing in on a partner's page without its scripts ever holding more than they must: our own window gives the page a
 * one-time code, the page trades it for a short-lived token that is taken from its origin alone, and a cookie that no
 * script can read brings the next one.
 */
import { createHmac } from 'node:crypto';
import { newId } from '#backend/database/ids.ts';
import type { RefreshToken, User } from '#backend/database/tables.ts';
import { inTransaction, type Work } from '#backend/database/transaction.ts';
import { signedOut } from '#backend/live/bus.ts';
import * as renewals from '#backend/repositories/refresh-tokens.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import type { Caller } from './caller.ts';
import { newToken, tokenHash } from './tokens.ts';

const codeLife = 60_000;
const longestTokenLife = 600_000;
/** How long the token before still counts: for two tabs at once, and an answer that was lost on its way. */
const grace = 60_000;

type Parts = Pick<Services, 'db' | 'now' | 'config' | 'bus'>;

export interface TokenPair {
  user: User;
  token: string;
  /** Milliseconds. */
  tokenLife: number;
  /** For the cookie; none where the page has no cookie to begin with. */
  renewal?: { token: string; life: number };
}

export async function issueAuthorizationCode(
  { db, now }: Parts,
  { user }: Caller,
  { origin, challenge }: { origin: string; challenge: string },
): Promise<string> {
  const code = newToken();
  await renewals.addCode(db, {
    code_hash: tokenHash(code),
    user_id: user.id,
    origin,
    challenge,
    expires_at: new Date(now().getTime() + codeLife),
  });
  return code;
}

/** A code serves once: whatever else is wrong, it is used up. */
export async function exchangeCode(
  parts: Parts,
  {
    code,
    verifier,
    origin,
    userAgent,
  }: { code: string; verifier: string; origin: string; userAgent: string },
): Promise<TokenPair | undefined> {
  const { db, now, config } = parts;
  const found = await renewals.takeCode(db, tokenHash(code));
  const isGood =
    found?.origin === origin && found.challenge === tokenHash(verifier) && found.expires_at > now();
  const user = isGood && (await users.find(db, found.user_id));
  if (!user) return undefined;
  const token = newToken();
  const life = config.sessionTtl * 1000;
  return inTransaction(db, async (trx) => {
    const renewal: RefreshToken = {
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
    await renewals.start(trx, renewal);
    return { ...(await lease(trx, parts, renewal, user)), renewal: { token, life } };
  });
}

/** By the cookie; where the browser keeps none, by the token that still holds. */
export async function refresh(
  parts: Parts,
  { kept, caller, origin }: { kept?: string; caller?: Caller; origin: string },
): Promise<TokenPair | undefined> {
  const { db, now } = parts;
  const known = kept ? await renewals.find(db, tokenHash(kept), now()) : undefined;
  if (kept && known?.origin === origin) return renewByCookie(parts, known, kept);
  const own = caller?.refreshTokenId ? await renewals.findById(db, caller.refreshTokenId, now()) : undefined;
  if (own?.origin !== origin || !caller) return undefined;
  return lease(db, parts, own, caller.user);
}

async function renewByCookie(
  parts: Parts,
  known: RefreshToken,
  kept: string,
): Promise<TokenPair | undefined> {
  const { db, now } = parts;
  const user = await users.find(db, known.user_id);
  if (!user) return undefined;
  const life = known.expires_at.getTime() - now().getTime();
  const isPresent = known.token_hash === tokenHash(kept);
  if (!isPresent && now().getTime() - known.rotated_at.getTime() > grace) {
    // Somebody holds a token that its owner has long replaced: nobody goes on with either.
    await endRenewal(parts, known);
    return undefined;
  }
  // The next token follows from the one before, so that two tabs that ask at once get the same.
  const nonce = isPresent ? newToken() : (known.nonce ?? '');
  const token = createHmac('sha256', kept).update(nonce).digest('base64url');
  const next = { token_hash: tokenHash(token), nonce, rotated_at: now() };
  if (isPresent && !(await renewals.rotate(db, known, next))) {
    const rotated = await renewals.findById(db, known.id, now());
    return rotated && renewByCookie(parts, rotated, kept);
  }
  return { ...(await lease(db, parts, known, user)), renewal: { token, life } };
}

async function lease(
  db: Parts['db'] | Work,
  { now, config }: Parts,
  renewal: RefreshToken,
  user: User,
): Promise<TokenPair> {
  const token = newToken();
  const tokenLife = Math.min(
    longestTokenLife,
    (config.sessionTtl * 1000) / 6,
    renewal.expires_at.getTime() - now().getTime(),
  );
  await sessions.start(db, {
    id: newId(),
    token_hash: tokenHash(token),
    user_id: user.id,
    user_agent: renewal.user_agent,
    created_at: now(),
    expires_at: new Date(now().getTime() + tokenLife),
    origin: renewal.origin,
    renewal_id: renewal.id,
  });
  return { user, token, tokenLife };
}

/** Ends what a page's cookie or token stands for. */
export async function revoke(
  parts: Parts,
  { kept, caller, origin }: { kept?: string; caller?: Caller; origin: string },
): Promise<void> {
  const { db, now } = parts;
  const byCookie = kept ? await renewals.find(db, tokenHash(kept), now()) : undefined;
  if (byCookie?.origin === origin) await endRenewal(parts, byCookie);
  if (caller) await endSession(parts, caller);
}

/** Signs out: the token, and with it what renews it. */
export async function endSession(parts: Parts, { sessionId, refreshTokenId, user }: Caller): Promise<void> {
  if (refreshTokenId) return endRenewal(parts, { id: refreshTokenId, user_id: user.id });
  await sessions.end(parts.db, sessionId);
  await parts.bus.publishTransient(user.id, signedOut, [sessionId]);
}

async function endRenewal(
  { db, bus }: Parts,
  { id, user_id }: Pick<RefreshToken, 'id' | 'user_id'>,
): Promise<void> {
  const ended = await inTransaction(db, async (trx) => {
    const tokens = await sessions.endOf(trx, id);
    await renewals.end(trx, id);
    return tokens;
  });
  await bus.publishTransient(user_id, signedOut, ended);
}
