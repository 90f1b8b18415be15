/**
 * Wrong passwords and codes: how many somebody may try. They are counted in the database, for each account by where they
 * come from, so that strangers keep nobody out of their account. An address without an account counts as one that has.
 */
import { randomInt } from 'node:crypto';
import { countMail, queueMail } from '#backend/features/mail/use-cases.ts';
import { emailKey } from '#backend/features/people/queries.ts';
import type { Caller, SignInDevice } from '#backend/platform/auth/caller.ts';
import { tokenHash } from '#backend/platform/auth/tokens.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { type Db, inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { tooMany } from '#backend/platform/errors.ts';
import type { Services } from '#backend/services.ts';
import * as signIns from './sign-in.queries.ts';
import { plainCode } from './totp.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** From one source in a day. */
const freeGuesses = 10;
/** Before the next guess, once these are used. The last one stays. */
const delays = [minute, 5 * minute, 30 * minute, 2 * hour] as const;
/** NIST SP 800-63B: after so many in a row a password alone is not enough. */
const mostInARow = 100;

/** Whose secret is guessed, and from where. */
export interface Guesser {
  key: string;
  /** Undefined where the address has no account. */
  user: User | undefined;
  /** A network, which strangers may share; or what only the owner has: a browser, a session, a mailed link. */
  source: string;
}

/** Somebody who signs in: a browser in which the person has signed in before counts for itself. */
export async function guesserAtSignIn(
  db: Db,
  email: string,
  user: User | undefined,
  { deviceToken, source: { network } }: Pick<SignInDevice, 'deviceToken' | 'source'>,
): Promise<Guesser> {
  const hash = tokenHash(deviceToken ?? '');
  const isKnown = await signIns.isKnownBrowser(db, user?.id ?? noUser, hash);
  return { key: emailKey(email), user, source: isKnown ? `browser ${hash}` : `network ${network}` };
}

const noUser = '00000000-0000-0000-0000-000000000000';

export const guesserInSession = ({ user, sessionId }: Pick<Caller, 'user' | 'sessionId'>): Guesser => ({
  key: user.email_key,
  user,
  source: `session ${sessionId}`,
});

/** Somebody who has opened the link of a mail. */
export const guesserWithLink = (user: User, token: string): Guesser => ({
  key: user.email_key,
  user,
  source: `link ${tokenHash(token)}`,
});

type Needed = Pick<Services, 'db' | 'now'>;

/**
 * Checks a guess, and counts it where it is wrong: a password, or the code of a second factor. Refuses it unchecked where
 * there were too many. A right one does not forget the wrong ones before: `forgetGuesses` does, once nothing else is asked.
 */
export function checkGuess(
  services: Needed,
  guesser: Guesser,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  return inQueue(guesser.key, async () => (await check(services, guesser, isRight)) === 'right');
}

/**
 * Checks the guess of a sign-in. After a hundred wrong guesses in a row it needs the code from a mail as well: from a stranger
 * those of everybody count, from a browser that the person has used only its own.
 */
export function checkSignIn(
  services: Needed,
  guesser: Guesser,
  { code, isRight }: { code: string | undefined; isRight: () => Promise<boolean> },
): Promise<'right' | 'right-with-code' | 'wrong' | 'code-needed'> {
  return inQueue(guesser.key, async () => {
    const isCode = (typed: string) => {
      const since = new Date(services.now().getTime() - hour);
      return signIns.hasCode(services.db, guesser.key, codeHash(guesser, typed), since);
    };
    const hasCode = code !== undefined && (await check(services, guesser, () => isCode(code))) === 'right';
    const result = await check(services, guesser, isRight, { needsCode: !hasCode });
    return result === 'right' && hasCode ? 'right-with-code' : result;
  });
}

const codeHash = ({ key }: Guesser, code: string): string => tokenHash(`${key} ${plainCode(code)}`);

/** A person has shown who they are: where they did, counting begins again. */
export async function forgetGuesses(db: Db, { key, source }: Guesser): Promise<void> {
  await signIns.forgetFailures(db, key, source);
}

/** A person has shown that the mail of this address is theirs: it begins again everywhere. */
export async function forgetAllGuesses(trx: Transaction, key: string): Promise<void> {
  await signIns.forgetFailures(trx, key);
  await signIns.removeCode(trx, key);
}

/** Few, so that right passwords that arrive at once are not counted as so many failures. */
const queuesPerAccount = 4;
let attempts = 0;

const queues = new Map<string, Promise<unknown>>();

/** Starts the work once all earlier work of the same queue has ended. */
function inQueue<T>(account: string, work: () => Promise<T>): Promise<T> {
  attempts += 1;
  const key = `${account} ${attempts % queuesPerAccount}`;
  const result = (queues.get(key) ?? Promise.resolve()).then(work);
  const end = result
    .catch(() => undefined)
    .then(() => {
      if (queues.get(key) === end) queues.delete(key);
    });
  queues.set(key, end);
  return result;
}

async function check(
  { db, now }: Needed,
  guesser: Guesser,
  isRight: () => Promise<boolean>,
  { needsCode = false } = {},
): Promise<'right' | 'wrong' | 'code-needed'> {
  const attempt = await inTransaction(db, (trx) => countAttempt(trx, guesser, now(), needsCode));
  if (attempt === 'code-needed') return attempt;
  if ('seconds' in attempt) throw tooMany(attempt.seconds);
  if (!(await isRight())) return 'wrong';
  await signIns.forgetFailure(db, attempt.id);
  return 'right';
}

/** Each attempt counts as wrong until it proves right. Returns its id, or why it is not checked: in so many seconds it is. */
async function countAttempt(
  trx: Transaction,
  guesser: Guesser,
  at: Date,
  needsCode: boolean,
): Promise<{ id: string } | { seconds: number } | 'code-needed'> {
  const { key, source } = guesser;
  await signIns.lockAddress(trx, key);
  const failures = await signIns.countFailures(trx, key, source, new Date(at.getTime() - day));
  if (failures.recent >= freeGuesses) await warnOwner(trx, guesser, at);
  const more = failures.ownRecent - freeGuesses;
  if (more >= 0 && failures.ownLast) {
    const delay = delays[Math.min(more, delays.length - 1)] ?? 0;
    const rest = failures.ownLast.getTime() + delay - at.getTime();
    if (rest > 0) return { seconds: Math.ceil(rest / 1000) };
  }
  const inARow = source.startsWith('network ') ? failures.all : failures.own;
  if (needsCode && inARow >= mostInARow) {
    await mailCode(trx, guesser, at);
    return 'code-needed';
  }
  return { id: await signIns.recordFailure(trx, { email_key: key, source, at }) };
}

/** One mail a day. An address without an account costs the same work. */
async function warnOwner(trx: Transaction, { key, user }: Guesser, at: Date): Promise<void> {
  if (await countMail(trx, `guesses ${key}`, { most: 1, within: day, at })) return;
  const content = { about: 'password-guesses', path: '/Settings' } as const;
  await queueMail(trx, { to: user ?? null, topic: 'security', content, at });
}

/** One an hour, and as long it is good. */
async function mailCode(trx: Transaction, guesser: Guesser, at: Date): Promise<void> {
  const { key, user } = guesser;
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const code_hash = codeHash(guesser, code);
  const since = new Date(at.getTime() - hour);
  if (!(await signIns.replaceCode(trx, { email_key: key, code_hash, created_at: at }, since))) return;
  const content = { about: 'sign-in-code', code, path: '/SignIn' } as const;
  const uselessAt = new Date(at.getTime() + hour);
  await queueMail(trx, { to: user ?? null, topic: 'security', content, at, uselessAt });
}

const codeDigits = 8;
