/** Signs in on our own page somebody whom a link of a partner's page has led there. */
import type { SignInDevice } from '#backend/auth/caller.ts';
import { tokenHash } from '#backend/auth/tokens.ts';
import type { RefreshToken, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, refusedSignIn } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as linkCodes from '#backend/repositories/link-codes.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { type StartedSession, startSession } from './start-session.ts';

interface Arrival extends SignInDevice {
  code: string;
  /** The path and query of the page that redeems the code. */
  page: string;
  /** The value of the cookie that the sign-in window has set; empty where there is none. */
  browser: string;
}

type Needed = Pick<Services, 'db' | 'bus' | 'config' | 'now' | 'partners'>;

/**
 * A code works once, and a failed try uses it up too. It ends no session: where somebody is signed in already, they stay.
 * Answers null where that is the same person.
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
  const device = { userAgent, source, replaced: undefined };
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
