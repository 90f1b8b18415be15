/** Accounts and passwords. */
import { textLanguage } from '@dragoman/widgets/server';
import { agreedVersion } from '#backend/features/legal/use-cases.ts';
import { queueMail } from '#backend/features/mail/use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import type { Caller, CallSource, SignInDevice } from '#backend/platform/auth/caller.ts';
import { isRecent } from '#backend/platform/auth/recent-proof.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { lockInOrder } from '#backend/platform/database/locks.ts';
import { plainAddress } from '#backend/platform/database/plain-address.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { conflict, forbidden, refusedSignIn } from '#backend/platform/errors.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import {
  checkGuess,
  checkSignIn,
  forgetAllGuesses,
  forgetGuesses,
  type Guesser,
  guesserAtSignIn,
  guesserInSession,
} from './guesses.use-cases.ts';
import * as mailLinks from './mail-links.queries.ts';
import { sendVerification } from './mail-links.use-cases.ts';
import { demoPassword, hashPassword, isPassword, refuseWeakPassword, unknownUserHash } from './passwords.ts';
import { beginSession, type StartedSession, startedOf } from './sessions.use-cases.ts';

export interface Credentials extends SignInDevice {
  email: string;
  password: string;
  /** From a mail, after very many wrong passwords. */
  code?: string;
  /** Whether the call can only come from the machine that the backend runs on. */
  isOwnMachine: boolean;
}

/**
 * A person signs in with their password, unless their second factor is asked for. A session that they had on the same
 * device ends.
 */
export async function signIn(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now'>,
  { email, password, code, isOwnMachine, ...device }: Credentials,
): Promise<StartedSession & { user: User }> {
  const { db } = services;
  const user = await users.findByEmail(db, email);
  const guesser = await guesserAtSignIn(db, email, user, device);
  const isPublished = password === demoPassword && !isOwnMachine;
  const checked = await checkSignIn(services, guesser, {
    code,
    isRight: async () => (await isPasswordOf(guesser, password)) && !isPublished,
  });
  if (!user || checked === 'wrong' || checked === 'code-needed') {
    const refused = { action: 'sign-in', outcome: 'unauthenticated', actor: undefined } as const;
    await auditEvents.record(db, device.source, { ...refused, subject: user?.id });
    throw refusedSignIn(checked === 'code-needed' ? checked : 'wrong-credentials');
  }
  const begun = await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [user.id, device.replaced?.user.id ?? user.id] });
    // A password that was changed while the old one was being checked is wrong.
    if (!(await users.lockChecked(trx, user))) throw refusedSignIn('wrong-credentials');
    const begun = await beginSession(services, trx, user.id, device);
    // What a second factor still asks for counts with the rest.
    if (!('ticket' in begun))
      await (checked === 'right' ? forgetGuesses(trx, guesser) : forgetAllGuesses(trx, guesser.key));
    return begun;
  });
  return { user, ...startedOf(begun) };
}

/** A person opens an account with a password. Returns the account's id. */
export async function signUp(
  services: Pick<Services, 'db' | 'now' | 'legalTexts'>,
  { password, ...person }: NewPerson & { password: string },
): Promise<string> {
  await refuseWeakPassword(password, person);
  const id = newId();
  const password_hash = await hashPassword(password);
  const at = services.now();
  await inTransaction(services.db, (trx) => createAccount(services, trx, person, { id, at, password_hash }));
  return id;
}

export interface NewPerson {
  firstname: string;
  lastname: string;
  email: string;
  language: string;
  /** BCP 47. */
  locale: string;
  source: CallSource;
}

/**
 * Creates an account, and sends the link that confirms its address. Part of the transaction of a use case. It stores
 * only these fields, whatever else the call contained.
 */
export async function createAccount(
  services: Pick<Services, 'legalTexts'>,
  trx: Transaction,
  { firstname, lastname, email: typed, language, locale, source }: NewPerson,
  { id, at, password_hash }: { id: string; at: Date; password_hash: string | null },
): Promise<void> {
  const email = plainAddress(typed);
  const isNew = await users.create(trx, {
    id,
    firstname,
    lastname,
    email,
    password_hash,
    user_language: language,
    locale: textLanguage(locale),
    terms_version: agreedVersion(services, { locale }),
    languages: [language],
    phonenumber: '',
    address: '',
    created_at: at,
  });
  if (!isNew) throw conflict('address-taken');
  await sendVerification(trx, { id, email, locale: textLanguage(locale), mail_choices: {} }, at);
  await auditEvents.record(trx, source, { action: 'sign-up', actor: id, subject: id });
}

type Needed = Pick<Services, 'db' | 'now'>;

/** Takes as long for an unknown address as for a wrong password. Wrong ones count. */
export function checkPassword(services: Needed, guesser: Guesser, password: string): Promise<boolean> {
  return checkGuess(services, guesser, () => isPasswordOf(guesser, password));
}

async function isPasswordOf({ user }: Guesser, password: string): Promise<boolean> {
  const isRight = await isPassword(password, user?.password_hash ?? (await unknownUserHash));
  return isRight && user !== undefined;
}

/** Refuses a signed-in person whose password is wrong. With a right one their guesses begin again. */
async function checkOwnPassword(
  services: Needed,
  caller: Pick<Caller, 'user' | 'sessionId'>,
  password: string,
): Promise<void> {
  const guesser = guesserInSession(caller);
  if (!(await checkPassword(services, guesser, password))) throw forbidden('wrong-password');
  await forgetGuesses(services.db, guesser);
}

/**
 * Checks who makes a sensitive call: by the password in it, or else by a passkey, or a password that was asked for,
 * within the last ten minutes. A sign-in with the password alone is not enough for what cannot be undone.
 */
export async function checkProof(
  services: Needed,
  { provedAt, confirmedAt, ...caller }: Pick<Caller, 'user' | 'sessionId' | 'provedAt' | 'confirmedAt'>,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return checkOwnPassword(services, caller, password);
  // Whoever has no password can only have signed in otherwise.
  const at = caller.user.password_hash === null ? confirmedAt : provedAt;
  if (!isRecent(at, services.now())) throw refusedSignIn('reauthentication-needed');
}

/** A person enters their password again, before something sensitive. */
export async function confirmPassword(services: Needed, caller: Caller, password: string): Promise<void> {
  const { db, now } = services;
  const { user, sessionId, source } = caller;
  await checkOwnPassword(services, caller, password);
  await inTransaction(db, async (trx) => {
    if (!(await users.lockChecked(trx, user))) throw forbidden('wrong-password');
    await sessions.confirm(trx, sessionId, now());
    await auditEvents.record(trx, source, { action: 'confirm-password', actor: user.id, subject: user.id });
  });
}

/**
 * A person changes their password, or sets the first one, which ends all their other sessions. Returns the address that
 * was to replace theirs, and no longer can.
 */
export async function changePassword(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  caller: Caller,
  { current, next }: { current?: string; next: string },
): Promise<string | null> {
  let { user } = caller;
  await refuseWeakPassword(next, user);
  // Somebody else may change it while this one is checked: then the present one is checked again.
  for (;;) {
    const replaced = await replace(services, { ...caller, user }, current, next);
    if (replaced) return replaced.cancelled;
    const present = await users.find(services.db, user.id);
    if (!present) throw refusedSignIn('sign-in-needed');
    user = present;
  }
}

/** Undefined when the password changed while it was checked. */
async function replace(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  caller: Caller,
  current: string | undefined,
  next: string,
): Promise<{ cancelled: string | null } | undefined> {
  const { db, bus, now } = services;
  const { user } = caller;
  await checkProof(services, caller, current);
  const hash = await hashPassword(next);
  return inTransaction(db, async (trx) => {
    if (!(await users.replacePassword(trx, user, hash, now()))) return undefined;
    // An undone change of the address may have ended it meanwhile.
    if (!(await sessions.isOpen(trx, caller.sessionId))) throw refusedSignIn('sign-in-needed');
    const cancelled = await mailLinks.endPending(trx, user.id, now());
    await sessions.endAll(trx, user.id, caller);
    if (current !== undefined) await sessions.confirm(trx, caller.sessionId, now());
    await bus.publish(trx, new Set([user.id]));
    const content = { about: 'password-changed', cancelled, path: '/ForgotPassword' } as const;
    await queueMail(trx, { to: user, topic: 'security', content, at: now(), isRequested: true });
    const changed = { action: 'change-password', actor: user.id, subject: user.id } as const;
    await auditEvents.record(trx, caller.source, changed);
    return { cancelled };
  });
}
