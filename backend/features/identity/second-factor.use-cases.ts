/** The second factor by app: setting it up, removing it, and what a sign-in asks for where there is one. */
import * as users from '#backend/features/people/queries.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import * as signInTickets from '#backend/features/people/sign-in-tickets.queries.ts';
import type { Caller, CallSource, SignInDevice } from '#backend/platform/auth/caller.ts';
import { tokenHash } from '#backend/platform/auth/tokens.ts';
import { type Locked, lockInOrder, lockRows } from '#backend/platform/database/locks.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { conflict, forbidden, refusedSignIn } from '#backend/platform/errors.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import { checkGuess, forgetAllGuesses, guesserAtSignIn, guesserInSession } from './guesses.use-cases.ts';
import * as secondFactors from './second-factor.queries.ts';
import { type StartedSession, startSession } from './sessions.use-cases.ts';
import { reportSignInMethod } from './sign-in-methods.use-cases.ts';
import { addressOfSecret, newRecoveryCodes, newSecret, plainCode, recoveryHash, stepOf } from './totp.ts';

/** A person wants codes from an app: the app gets its secret. Nothing changes until it has shown a code. */
export async function beginSecondFactor(
  { db }: Pick<Services, 'db'>,
  { user, sessionId }: Caller,
): Promise<{ secret: string; url: string }> {
  const secret = newSecret();
  await inTransaction(db, async (trx) => {
    await lockRows(trx, user.id, { users: [user.id] });
    // An undone change of the address may have ended it meanwhile.
    if (!(await sessions.isOpen(trx, sessionId))) throw refusedSignIn('sign-in-needed');
    if ((await secondFactors.find(trx, user.id))?.confirmed_at) throw conflict('totp-on');
    await secondFactors.begin(trx, user.id, secret);
  });
  return { secret, url: addressOfSecret(secret, user.email) };
}

/**
 * A person shows that their app has the secret: from now on every sign-in but those with a passkey asks for a code.
 * Returns the codes for when the app is lost, and the address that was to replace theirs, and no longer can.
 */
export async function confirmSecondFactor(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  caller: Caller,
  code: string,
): Promise<{ codes: string[]; cancelled: string | null }> {
  const { db, bus, now } = services;
  const { user, sessionId, source } = caller;
  const codes = newRecoveryCodes();
  let cancelled: string | null = null;
  const isRight = await checkGuess(services, guesserInSession(caller), () =>
    inTransaction(db, async (trx) => {
      const locked = await lockRows(trx, user.id, { users: [user.id] });
      if (!(await sessions.isOpen(trx, sessionId))) throw refusedSignIn('sign-in-needed');
      const factor = await secondFactors.find(trx, user.id);
      if (!factor) throw conflict('totp-over');
      if (factor.confirmed_at) throw conflict('totp-on');
      const step = stepOf(factor.secret, plainCode(code), now());
      if (step === undefined) return false;
      const recovery_hashes = codes.map(recoveryHash);
      await secondFactors.update(trx, user.id, { confirmed_at: now(), last_step: step, recovery_hashes });
      await sessions.confirm(trx, sessionId, now(), 'second_factor_at');
      cancelled = await reportSignInMethod(trx, bus, locked, user, { about: 'second-factor-on' });
      const added = { action: 'add-second-factor', actor: user.id, subject: user.id } as const;
      await auditEvents.record(trx, source, added);
      return true;
    }),
  );
  if (!isRight) throw forbidden('wrong-code');
  return { codes, cancelled };
}

/**
 * A person wants no more codes. Without effect where there are none. Returns the address that was to replace theirs, and
 * no longer can.
 */
export async function removeSecondFactor(
  services: Pick<Services, 'db' | 'bus'>,
  { user, source }: Caller,
): Promise<string | null> {
  const removed = await remove(services, user, { actor: user.id, source });
  return removed?.cancelled ?? null;
}

/** Whoever runs the server removes it, for a person who has lost all that shows codes. False where there was none. */
export async function takeSecondFactorOff(
  services: Pick<Services, 'db' | 'bus'>,
  user: User,
): Promise<boolean> {
  const by = { actor: undefined, source: { network: null, requestId: 'npm run user' } };
  return (await remove(services, user, by)) !== undefined;
}

/** Undefined where there was none. */
async function remove(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  user: User,
  { actor, source }: { actor: string | undefined; source: CallSource },
): Promise<{ cancelled: string | null } | undefined> {
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    if (!(await secondFactors.remove(trx, user.id))) return undefined;
    await auditEvents.record(trx, source, { action: 'remove-second-factor', actor, subject: user.id });
    return { cancelled: await reportSignInMethod(trx, bus, locked, user, { about: 'second-factor-off' }) };
  });
}

interface CodeSignIn extends SignInDevice {
  ticket: string;
  code: string;
}

/** A person signs in with the code that their app shows, or with one for when the app is lost. Each works once. */
export async function signInWithCode(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now'>,
  { ticket, code, ...device }: CodeSignIn,
): Promise<StartedSession & { user: User }> {
  const { db, now } = services;
  const hash = tokenHash(ticket);
  const found = await signInTickets.find(db, hash, now());
  const person = found && (await users.find(db, found.user_id));
  if (!person) throw refusedSignIn('sign-in-over');
  let started: (StartedSession & { user: User }) | undefined;
  const guesser = await guesserAtSignIn(db, person.email, person, device);
  await checkGuess(services, guesser, () =>
    inTransaction(db, async (trx) => {
      const locked = await lockInOrder(trx, {
        users: [...new Set([person.id, device.replaced?.user.id ?? person.id])],
      });
      const user = await users.find(trx, person.id);
      // Under the lock: it may have been used, or have ended with the password.
      if (!user || !(await signInTickets.find(trx, hash, now()))) throw refusedSignIn('sign-in-over');
      if (!(await useCode(services, trx, locked, user, plainCode(code)))) return false;
      await signInTickets.end(trx, hash);
      await forgetAllGuesses(trx, user.email_key);
      started = { user, ...(await startSession(services, trx, user.id, device, 'code')) };
      return true;
    }),
  );
  if (started) return started;
  const refused = { action: 'sign-in', outcome: 'unauthenticated', actor: undefined } as const;
  await auditEvents.record(db, device.source, { ...refused, subject: person.id });
  throw refusedSignIn('wrong-code');
}

/** Uses a code up. False where it is wrong, or was used before. Under a lock on the person. */
async function useCode(
  { bus, now }: Pick<Services, 'bus' | 'now'>,
  trx: Transaction,
  locked: Locked,
  user: User,
  code: string,
): Promise<boolean> {
  const factor = await secondFactors.find(trx, user.id);
  if (!factor) return false;
  const step = stepOf(factor.secret, code, now());
  if (step !== undefined) {
    if (factor.last_step !== null && step <= factor.last_step) return false;
    await secondFactors.update(trx, user.id, { last_step: step });
    return true;
  }
  const hash = recoveryHash(code);
  const recovery_hashes = factor.recovery_hashes.filter((one) => one !== hash);
  if (recovery_hashes.length === factor.recovery_hashes.length) return false;
  await secondFactors.update(trx, user.id, { recovery_hashes });
  const used = { about: 'recovery-code-used', count: recovery_hashes.length } as const;
  await reportSignInMethod(trx, bus, locked, user, used);
  return true;
}
