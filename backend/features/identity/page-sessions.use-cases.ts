/** Sessions on partners’ pages: codes, tokens, and their end. */
import { createHmac } from 'node:crypto';
import * as users from '#backend/features/people/queries.ts';
import * as refreshTokens from '#backend/features/people/refresh-tokens.queries.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import type { Caller, CallSource, SignInDevice } from '#backend/platform/auth/caller.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { lockInOrder, lockRows } from '#backend/platform/database/locks.ts';
import type { RefreshToken, User } from '#backend/platform/database/tables.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { conflict, refusedSignIn } from '#backend/platform/errors.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import * as linkCodes from './link-codes.queries.ts';
import { revokeRefreshToken, type StartedSession, signOut, startSession } from './sessions.use-cases.ts';

const codeLife = 60_000;

interface CodeFor {
  /** The page that asks for the code. */
  origin: string;
  challenge: string;
  browser: string;
  /** The caller's session was started for this code alone. A sign-out would end the sign-in on the page, too. */
  endsSession: boolean;
}

/**
 * The first step of signing in on a partner's page (authorization code with PKCE): our own window gives the page a
 * one-time code. The page exchanges it for a short-lived token that is valid from its origin only, and a cookie that
 * no script can read refreshes that token.
 */
export async function issueAuthorizationCode(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { user, sessionId }: Caller,
  { origin, challenge, browser, endsSession }: CodeFor,
): Promise<string> {
  const code = newToken();
  await inTransaction(db, async (trx) => {
    // With the lock no code outlives a call that ends all of the user's sessions and codes.
    await lockRows(trx, user.id, { users: [user.id] });
    if (!(await sessions.isOpen(trx, sessionId))) throw refusedSignIn('sign-in-needed');
    await refreshTokens.addCode(trx, {
      code_hash: tokenHash(code),
      user_id: user.id,
      origin,
      challenge,
      browser_hash: tokenHash(browser),
      expires_at: new Date(now().getTime() + codeLife),
    });
    if (endsSession) await sessions.end(trx, sessionId);
  });
  return code;
}

export interface Exchange {
  code: string;
  verifier: string;
  origin: string;
  userAgent: string;
  /** An earlier sign-in on that page has it, and ends. */
  refreshToken?: string;
  source: CallSource;
}

/**
 * A partner's page exchanges its one-time code for an access token and a refresh token. A code works once, and a
 * failed exchange uses it up too. Where it is used again, somebody else has it: what the first use gave is revoked
 * (RFC 6749, section 4.1.2).
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
    if (stored?.refresh_token_id)
      await revokeRefreshToken({ db: trx, bus }, { id: stored.refresh_token_id, user_id: user.id });
    if (!stored || stored.refresh_token_id) return undefined;
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

/** Starts a session from a refresh token. */
async function issueTokenPair(
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
    refresh_token_id: refreshToken.id,
  });
  return { user, token, tokenLife, endsIn };
}

/** The previous refresh token stays valid for so long: for two tabs at once, and for an answer that was lost. */
const gracePeriod = 60_000;

type Refreshing = Pick<Services, 'db' | 'bus' | 'config' | 'now'>;

export interface Credentials {
  refreshToken?: string;
  caller?: Caller;
  origin: string;
  source: CallSource;
}

/**
 * A new access token on a partner's page, and the rotation of its refresh token. By the cookie; where the browser
 * stores none, by an access token that is still valid. Undefined with neither.
 */
export async function refreshSession(
  services: Refreshing,
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
  services: Refreshing,
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
  services: Refreshing,
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

/** Signs out on a partner's page: by the cookie's refresh token, by the access token, or by both. */
export async function revokeSession(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { refreshToken, caller, origin, source }: Credentials,
): Promise<void> {
  const { db, now } = services;
  const byCookie = refreshToken ? await refreshTokens.find(db, tokenHash(refreshToken), now()) : undefined;
  if (byCookie?.origin === origin) {
    const { user_id } = byCookie;
    await inTransaction(db, async (trx) => {
      await revokeRefreshToken({ ...services, db: trx }, byCookie);
      await auditEvents.record(trx, source, { action: 'sign-out', actor: user_id, subject: user_id });
    });
  }
  if (caller && caller.refreshTokenId !== byCookie?.id) await signOut(services, caller);
}

/**
 * Somebody who is signed in on a partner's page follows a link to one of our own pages: the code that comes along
 * signs them in there, in the browser in which they have signed in. Null where the sign-in is bound to no browser:
 * on our own pages, and where it is older than these codes.
 */
export async function issueLinkCode(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { user, refreshTokenId }: Caller,
  page: string,
): Promise<string | null> {
  if (refreshTokenId === null) return null;
  const code = newToken();
  return inTransaction(db, async (trx) => {
    // With the lock no code outlives the sign-in.
    await lockRows(trx, user.id, { users: [user.id] });
    const signIn = await refreshTokens.findById(trx, refreshTokenId, now());
    if (!signIn) throw refusedSignIn('sign-in-needed');
    if (signIn.browser_hash === null) return null;
    await linkCodes.add(trx, {
      code_hash: tokenHash(code),
      user_id: user.id,
      refresh_token_id: signIn.id,
      page_hash: tokenHash(page),
      expires_at: new Date(now().getTime() + codeLife),
    });
    return code;
  });
}

interface Arrival extends SignInDevice {
  code: string;
  /** The path and query of the page that redeems the code. */
  page: string;
  /** The value of the cookie that the sign-in window has set; empty where there is none. */
  browser: string;
}

type Needed = Pick<Services, 'db' | 'bus' | 'config' | 'now' | 'partners'>;

/**
 * Signs in on our own page somebody whom a link of a partner's page has led there. A code works once, and a failed
 * try uses it up too. It ends no session: where somebody is signed in already, they stay. Answers null where that is
 * the same person.
 */
export async function redeemLinkCode(
  services: Needed,
  arrival: Arrival,
): Promise<(StartedSession & { user: User }) | null> {
  const { db } = services;
  const { userAgent, replaced: present, source } = arrival;
  const hash = tokenHash(arrival.code);
  const signIn = await signInOf(services, arrival);
  const user = signIn && (await users.find(db, signIn.user_id));
  if (!user) {
    await linkCodes.take(db, hash);
    const refused = { action: 'sign-in', outcome: 'unauthenticated' } as const;
    await auditEvents.record(db, source, { ...refused, actor: undefined, subject: undefined });
    throw refusedSignIn('sign-in-over');
  }
  // Nobody has shown here who they are: the browser does not become known.
  const device = { userAgent, source, deviceToken: null, replaced: undefined };
  const started = await inTransaction(db, async (trx) => {
    // With the lock no session starts while another call ends all of the user's sessions and codes.
    await lockRows(trx, user.id, { users: [user.id] });
    if (!(await linkCodes.take(trx, hash))) return undefined;
    return present ? null : startSession(services, trx, user.id, device, signIn);
  });
  if (started === undefined) throw refusedSignIn('sign-in-over');
  if (present && present.user.id !== user.id) throw conflict('other-account');
  return started && { ...started, user };
}

/** The sign-in on the partner's page, if its code is good for this page in this browser. */
async function signInOf(
  { db, now, partners }: Needed,
  { code, page, browser }: Arrival,
): Promise<RefreshToken | undefined> {
  const found = await linkCodes.find(db, tokenHash(code), now());
  if (!found || found.code.page_hash !== tokenHash(page)) return undefined;
  const { signIn } = found;
  const isThisBrowser = browser !== '' && signIn.browser_hash === tokenHash(browser);
  return isThisBrowser && (await partners.at(signIn.origin)) ? signIn : undefined;
}
