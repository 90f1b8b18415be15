/** Passkeys: a challenge, which a device signs, and what follows from its answer. */
import { fullName } from '#backend/features/notifications/activities.ts';
import * as users from '#backend/features/people/queries.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import type { Caller, SignInDevice } from '#backend/platform/auth/caller.ts';
import { tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { lockInOrder, lockRows } from '#backend/platform/database/locks.ts';
import type { NewPasskey, Passkey, User } from '#backend/platform/database/tables.ts';
import type { ChallengePurpose } from '#backend/platform/database/tables-identity.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import {
  conflict,
  DomainError,
  forbidden,
  invalid,
  notFound,
  refusedSignIn,
} from '#backend/platform/errors.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import * as challenges from './challenges.queries.ts';
import * as passkeys from './passkeys.queries.ts';
import { createAccount, type NewPerson } from './passwords.use-cases.ts';
import { type StartedSession, startSession } from './sessions.use-cases.ts';
import * as signIns from './sign-in.queries.ts';
import { reportSignInMethod } from './sign-in-methods.use-cases.ts';
import {
  type AuthenticationResponseJSON,
  accountIn,
  askForNewPasskey,
  askForPasskey,
  challengeIn,
  challengeLife,
  type RegistrationResponseJSON,
  type RelyingParty,
  verifyNewPasskey,
  verifyPasskey,
} from './webauthn.ts';

/**
 * Stores what a device is asked to sign: once, within minutes, for this purpose. `account` is null where anybody may
 * sign in.
 */
async function issueChallenge<Options extends { challenge: string }>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  purpose: ChallengePurpose,
  account: string | null,
  options: Options,
): Promise<Options> {
  await challenges.add(db, {
    challenge_hash: tokenHash(options.challenge),
    purpose,
    account_id: account,
    expires_at: new Date(now().getTime() + challengeLife),
  });
  return options;
}

interface TakenChallenge {
  challenge: string;
  account: string | null;
}

/**
 * Finds what a device has signed, and uses it up. Undefined where the device has signed no challenge of ours, a used
 * one, an old one, or one for something else.
 */
async function takeChallenge(
  { db, now }: Pick<Services, 'db' | 'now'>,
  purpose: ChallengePurpose,
  response: Parameters<typeof challengeIn>[0],
): Promise<TakenChallenge | undefined> {
  const challenge = challengeIn(response);
  // In a transaction of its own: it is used up, whatever the answer is worth.
  const taken = challenge && (await challenges.take(db, tokenHash(challenge)));
  if (!taken || taken.purpose !== purpose || taken.expires_at <= now()) return undefined;
  return { challenge, account: taken.account_id };
}

interface Use {
  response: AuthenticationResponseJSON;
  taken: TakenChallenge | undefined;
  relyingParty: RelyingParty;
  /** Whose rows the rest of the transaction needs locked besides. */
  others?: string[];
  /** Makes the error. */
  refuse(
    code: 'passkey-expired' | 'passkey-unknown' | 'passkey-refused' | 'passkey-copied',
  ): ReturnType<typeof refusedSignIn>;
}

/**
 * Checks what a device has signed with a passkey, and notes its use. A copy of the device is refused, and reported.
 * `then` is the rest of the transaction, for the passkey’s owner.
 */
async function checkPasskey<Result>(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { response, taken, relyingParty, others = [], refuse }: Use,
  then: (trx: Transaction, user: User) => Promise<Result>,
): Promise<Result> {
  if (!taken) throw refuse('passkey-expired');
  const known = await passkeys.findByCredential(db, response.id);
  const owner = known?.user_id;
  if (!known || !owner || !isOf(owner, response, taken)) throw refuse('passkey-unknown');
  const counter = await verifyPasskey(response, taken.challenge, relyingParty, known);
  if (counter === undefined) throw refuse('passkey-refused');
  const outcome = await inTransaction(db, async (trx) => {
    const locked = await lockInOrder(trx, { users: [...new Set([owner, ...others])] });
    const user = await users.find(trx, owner);
    // Under the lock: it may have been removed or used meanwhile.
    const passkey = await passkeys.findByCredential(trx, response.id);
    if (!user || !passkey) throw refuse('passkey-unknown');
    if (isCopy(passkey, counter)) {
      await reportSignInMethod(trx, bus, locked, user, { about: 'passkey-copied', name: passkey.name });
      return 'copied';
    }
    await passkeys.recordUse(trx, passkey.id, counter, locked.at);
    return { result: await then(trx, user) };
  });
  if (outcome === 'copied') throw refuse('passkey-copied');
  return outcome.result;
}

const isOf = (owner: string, response: AuthenticationResponseJSON, { account }: TakenChallenge): boolean =>
  [accountIn(response) ?? owner, account ?? owner].every((id) => id === owner);

/** Devices that count their uses never count down. Others always say 0. */
const isCopy = ({ counter: before }: Passkey, counter: number): boolean =>
  (before > 0 || counter > 0) && counter <= before;

/** One person has no more. */
const mostPasskeys = 50;

/** A person wants to add a passkey: their device is asked to make one. */
export async function startAddingPasskey(
  services: Pick<Services, 'db' | 'now'>,
  { user }: Caller,
  relyingParty: RelyingParty,
) {
  const existing = await passkeys.list(services.db, user.id);
  if (existing.length >= mostPasskeys) throw conflict('passkeys-too-many', { count: mostPasskeys });
  const account = { id: user.id, email: user.email, name: fullName(user) };
  const options = await askForNewPasskey(relyingParty, account, existing);
  return issueChallenge(services, 'add', user.id, options);
}

/** A person adds a passkey to their account. Returns also the address that was to replace theirs, and no longer can. */
export async function addPasskey(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { user, sessionId, source }: Caller,
  {
    response,
    name,
    relyingParty,
  }: { response: RegistrationResponseJSON; name: string; relyingParty: RelyingParty },
): Promise<{ passkey: NewPasskey; cancelled: string | null }> {
  const { db, bus, now } = services;
  const taken = await takeChallenge(services, 'add', response);
  if (taken?.account !== user.id) throw conflict('passkey-expired');
  const made = await verifyNewPasskey(response, taken.challenge, relyingParty);
  if (!made) throw invalid('passkey-refused');
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    // An undone change of the address may have ended it meanwhile.
    if (!(await sessions.isOpen(trx, sessionId))) throw refusedSignIn('sign-in-needed');
    // The clock is that of changes of the address: undoing one removes the passkeys of after it.
    const passkey = { ...made, id: newId(), user_id: user.id, name, created_at: now() };
    if (!(await passkeys.add(trx, passkey))) throw conflict('passkey-again');
    const cancelled = await reportSignInMethod(trx, bus, locked, user, { about: 'passkey-added', name });
    await auditEvents.record(trx, source, { action: 'add-passkey', actor: user.id, subject: user.id });
    return { passkey, cancelled };
  });
}

/** A person gives a passkey another name. */
export async function renamePasskey(
  { db }: Pick<Services, 'db'>,
  { user }: Caller,
  { id, name }: { id: string; name: string },
): Promise<Passkey> {
  const renamed = await passkeys.rename(db, user.id, id, name);
  if (!renamed) throw notFound('passkey');
  return renamed;
}

/**
 * A person removes a passkey, unless they could not sign in any more. It ends no session. Returns the address that was
 * to replace theirs, and no longer can.
 */
export async function removePasskey(
  { db, bus, providers }: Pick<Services, 'db' | 'bus' | 'providers'>,
  { user, source }: Caller,
  id: string,
): Promise<string | null> {
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    const removed = await passkeys.remove(trx, user.id, id);
    if (!removed) throw notFound('passkey');
    if ((await signIns.countMethods(trx, user.id, providers.issuers)) === 0)
      throw conflict('last-sign-in-method');
    const change = { about: 'passkey-removed', name: removed.name } as const;
    const cancelled = await reportSignInMethod(trx, bus, locked, user, change);
    await auditEvents.record(trx, source, { action: 'remove-passkey', actor: user.id, subject: user.id });
    return cancelled;
  });
}

/** Somebody wants to sign in with a passkey: their device is asked for any that it has for us. */
export async function startPasskeySignIn(services: Pick<Services, 'db' | 'now'>, relyingParty: RelyingParty) {
  return issueChallenge(services, 'sign-in', null, await askForPasskey(relyingParty, []));
}

interface PasskeySignIn extends SignInDevice {
  response: AuthenticationResponseJSON;
  relyingParty: RelyingParty;
}

/** A person signs in with a passkey, without saying who they are: their device knows. */
export async function signInWithPasskey(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now'>,
  { response, relyingParty, ...device }: PasskeySignIn,
): Promise<StartedSession & { user: User }> {
  const { replaced, source } = device;
  const taken = await takeChallenge(services, 'sign-in', response);
  const others = replaced ? [replaced.user.id] : [];
  const use = { response, taken, relyingParty, others, refuse: refusedSignIn };
  try {
    return await checkPasskey(services, use, async (trx, user) => ({
      ...(await startSession(services, trx, user.id, device, 'passkey')),
      user,
    }));
  } catch (error) {
    if (error instanceof DomainError) {
      const refused = { action: 'sign-in', outcome: 'unauthenticated' } as const;
      await auditEvents.record(services.db, source, { ...refused, actor: undefined, subject: undefined });
    }
    throw error;
  }
}

/**
 * Somebody wants to open an account without a password: their device is asked to make a passkey for it. The address
 * is refused, as by a sign-up, before the device makes a passkey that would be of no use.
 */
export async function startPasskeySignUp(
  services: Pick<Services, 'db' | 'now'>,
  person: Pick<NewPerson, 'firstname' | 'lastname' | 'email'>,
  relyingParty: RelyingParty,
) {
  if (await users.findByEmail(services.db, person.email)) throw conflict('address-taken');
  const account = { id: newId(), email: person.email, name: fullName(person) };
  const options = await askForNewPasskey(relyingParty, account, []);
  return issueChallenge(services, 'sign-up', account.id, options);
}

interface PasskeySignUp {
  person: NewPerson;
  /** What the person calls the passkey. */
  name: string;
  response: RegistrationResponseJSON;
  relyingParty: RelyingParty;
  device: SignInDevice;
}

/** A person opens an account without a password: a passkey is how they sign in. It signs them in at once. */
export async function signUpWithPasskey(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now' | 'legalTexts'>,
  { person, name, response, relyingParty, device }: PasskeySignUp,
): Promise<StartedSession & { user: User }> {
  const { db, now } = services;
  const taken = await takeChallenge(services, 'sign-up', response);
  const id = taken?.account;
  if (!id) throw conflict('passkey-expired');
  const made = await verifyNewPasskey(response, taken.challenge, relyingParty);
  if (!made) throw invalid('passkey-refused');
  return inTransaction(db, async (trx) => {
    const at = now();
    await createAccount(services, trx, person, { id, at, password_hash: null });
    await lockInOrder(trx, { users: [...new Set([id, device.replaced?.user.id ?? id])] });
    const passkey = { ...made, id: newId(), user_id: id, name, created_at: at, used_at: at };
    if (!(await passkeys.add(trx, passkey))) throw conflict('passkey-again');
    const opened = await startSession(services, trx, id, device, 'passkey');
    const user = await users.find(trx, id);
    if (!user) throw new Error('The account that was just created is gone.');
    return { ...opened, user };
  });
}

/** A person wants to prove with a passkey who they are: their device is asked for one of theirs. */
export async function startPasskeyConfirmation(
  services: Pick<Services, 'db' | 'now'>,
  { user }: Caller,
  relyingParty: RelyingParty,
) {
  const own = await passkeys.list(services.db, user.id);
  if (own.length === 0) throw notFound('passkey');
  return issueChallenge(services, 'confirm', user.id, await askForPasskey(relyingParty, own));
}

/** A person proves with a passkey who they are, before something sensitive. */
export async function confirmWithPasskey(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { user, sessionId, source }: Caller,
  { response, relyingParty }: { response: AuthenticationResponseJSON; relyingParty: RelyingParty },
): Promise<void> {
  const taken = await takeChallenge(services, 'confirm', response);
  // A challenge for somebody else was made for another call.
  const own = taken?.account === user.id ? taken : undefined;
  await checkPasskey(services, { response, taken: own, relyingParty, refuse: forbidden }, async (trx) => {
    await sessions.confirm(trx, sessionId, services.now(), 'passkey_at');
    await auditEvents.record(trx, source, { action: 'confirm-passkey', actor: user.id, subject: user.id });
  });
}
