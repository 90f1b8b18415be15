/** Sessions start and end. */
import { deviceOf } from '@dragoman/widgets/server';
import { queueMail } from '#backend/features/mail/use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import * as refreshTokens from '#backend/features/people/refresh-tokens.queries.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import * as signInTickets from '#backend/features/people/sign-in-tickets.queries.ts';
import type { Caller, SignInDevice } from '#backend/platform/auth/caller.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { lockInOrder, lockRows } from '#backend/platform/database/locks.ts';
import type { RefreshToken } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { codeNeeded, notFound } from '#backend/platform/errors.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import * as secondFactors from './second-factor.queries.ts';
import * as signIns from './sign-in.queries.ts';

/** One user has so many. A new one ends the oldest. */
const mostSessions = 100;

export interface StartedSession {
  id: string;
  token: string;
  expiresAt: Date;
}

/**
 * Starts a session of a person who has shown who they are. The one that they had on the same device ends. Part of
 * the transaction of a use case, which has locked the person, and whoever was signed in before. By a sign-in on a
 * partner's page, the session lasts no longer than that.
 */
export async function startSession(
  { bus, config, now }: Pick<Services, 'bus' | 'config' | 'now'>,
  trx: Transaction,
  user: string,
  { userAgent, deviceToken, replaced, source }: SignInDevice,
  by?: 'passkey' | 'code' | Pick<RefreshToken, 'origin' | 'expires_at'>,
): Promise<StartedSession> {
  // Who signs in once more on a device has not signed out on the partners' pages.
  if (replaced) await endCallersSession({ db: trx, bus }, replaced, { withPages: replaced.user.id !== user });
  const token = newToken();
  const id = newId();
  const elsewhere = typeof by === 'object' ? by : undefined;
  const expiresAt = elsewhere?.expires_at ?? new Date(now().getTime() + config.sessionTtl * 1000);
  await sessions.start(trx, {
    id,
    token_hash: tokenHash(token),
    user_id: user,
    user_agent: userAgent,
    created_at: now(),
    expires_at: expiresAt,
    passkey_at: by === 'passkey' ? now() : null,
    second_factor_at: by === 'code' ? now() : null,
    arrived_from: elsewhere?.origin ?? null,
  });
  await sessions.endOldest(trx, user, mostSessions);
  await noticeDevice(trx, user, userAgent, now());
  if (deviceToken !== null) {
    const browser = { user_id: user, browser_hash: tokenHash(deviceToken), used_at: now() };
    await signIns.rememberBrowser(trx, browser, mostDevices);
  }
  await bus.publish(trx, new Set([user]));
  await auditEvents.record(trx, source, { action: 'sign-in', actor: user, subject: user });
  return { id, token, expiresAt };
}

const ticketLife = 5 * 60_000;

/** A sign-in that has shown all but the second factor, or all. */
type BegunSession = StartedSession | { ticket: string };

/**
 * Starts a session of a person who has shown who they are by a password or a provider, unless they have a second factor:
 * then they get a ticket, with which its code signs them in. Part of the transaction of a use case, which has locked the
 * person, and whoever was signed in before.
 */
export async function beginSession(
  services: Pick<Services, 'bus' | 'config' | 'now'>,
  trx: Transaction,
  user: string,
  device: SignInDevice,
): Promise<BegunSession> {
  if (!(await secondFactors.find(trx, user))?.confirmed_at) return startSession(services, trx, user, device);
  const ticket = newToken();
  const expires_at = new Date(services.now().getTime() + ticketLife);
  await signInTickets.add(trx, { ticket_hash: tokenHash(ticket), user_id: user, expires_at });
  return { ticket };
}

/** After the transaction of `beginSession`, in which the ticket is stored: refuses where the second factor is missing. */
export function startedOf(begun: BegunSession): StartedSession {
  if ('ticket' in begun) throw codeNeeded(begun.ticket);
  return begun;
}

/** One person has no more. */
const mostDevices = 50;

/**
 * Mails a person who signs in with a browser in which they have not signed in before. Part of the transaction of a
 * use case, which has locked the person. The first browser of an account is no news.
 */
async function noticeDevice(trx: Transaction, id: string, userAgent: string, at: Date): Promise<void> {
  const user = await users.find(trx, id);
  const device = deviceOf(userAgent);
  const hash = tokenHash(`${id} ${device}`);
  if (!user || user.known_devices.includes(hash)) return;
  await users.rememberDevices(trx, id, [...user.known_devices, hash].slice(-mostDevices));
  if (user.known_devices.length === 0) return;
  const content = { about: 'new-sign-in', device, path: '/Settings' } as const;
  await queueMail(trx, { to: user, topic: 'security', content, at });
}

/**
 * Ends the caller's session: on our own pages with the sign-ins on partners' pages, which began here; on a partner's
 * page with the refresh token that it came from.
 */
export const signOut = (services: Pick<Services, 'db' | 'bus'>, caller: Caller): Promise<void> =>
  endCallersSession(services, caller, { withPages: true });

async function endCallersSession(
  services: Pick<Services, 'db' | 'bus'>,
  { sessionId, refreshTokenId, user, source }: Caller,
  { withPages }: { withPages: boolean },
): Promise<void> {
  const { db, bus } = services;
  const { id } = user;
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [id] });
    if (refreshTokenId) await revokeRefreshToken({ db: trx, bus }, { id: refreshTokenId, user_id: id });
    else if (withPages) await refreshTokens.endAll(trx, id);
    await sessions.end(trx, sessionId);
    await bus.publish(trx, new Set([id]));
    await auditEvents.record(trx, source, { action: 'sign-out', actor: id, subject: id });
  });
}

/**
 * A person ends one of their sessions: a device that they no longer use, or that is not theirs. `session` is the id
 * of a session on our own pages, or of the refresh token of a partner's page.
 */
export async function endSession(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { user: { id }, source }: Caller,
  session: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockRows(trx, id, { users: [id] });
    const isEnded =
      (await sessions.endOwn(trx, id, session)) || (await refreshTokens.endOwn(trx, id, session));
    if (!isEnded) throw notFound('session');
    await bus.publish(trx, new Set([id]));
    await auditEvents.record(trx, source, { action: 'end-session', actor: id, subject: id });
  });
}

/** A person signs out everywhere but here. */
export async function endOtherSessions(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  caller: Caller,
): Promise<void> {
  const { id } = caller.user;
  await inTransaction(db, async (trx) => {
    await lockRows(trx, id, { users: [id] });
    await sessions.endAll(trx, id, caller);
    await bus.publish(trx, new Set([id]));
    await auditEvents.record(trx, caller.source, { action: 'end-other-sessions', actor: id, subject: id });
  });
}

/** Ends a refresh token, and with it every session that came from it. */
export async function revokeRefreshToken(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { id, user_id }: Pick<RefreshToken, 'id' | 'user_id'>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [user_id] });
    await refreshTokens.end(trx, id);
    await bus.publish(trx, new Set([user_id]));
  });
}
