/** Forgotten passwords and changed addresses, by links that are mailed. */
import { limitMails, mostUnproven, queueMail } from '#backend/features/mail/use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import type { Caller, CallSource } from '#backend/platform/auth/caller.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { lockInOrder, lockRows } from '#backend/platform/database/locks.ts';
import { plainAddress } from '#backend/platform/database/plain-address.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { badLink, conflict, forbidden, refusedSignIn } from '#backend/platform/errors.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import { forgetAllGuesses, guesserWithLink } from './guesses.use-cases.ts';
import * as mailLinks from './mail-links.queries.ts';
import { addResetLink, findMailLink, sendVerification } from './mail-links.use-cases.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';
import { checkPassword, checkProof } from './passwords.use-cases.ts';
import { removeMethods } from './sign-in-methods.use-cases.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const perEmail = 5;
const perNetwork = 20;

/**
 * Somebody has forgotten their password: a link goes to the address, if it has an account. The same queries, writes
 * and answer whether or not the address has an account: a mail to nobody is never sent.
 */
export async function requestPasswordReset(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  { email, network }: { email: string; network: string },
): Promise<void> {
  const at = now();
  const token = newToken();
  const expires_at = new Date(at.getTime() + 30 * minute);
  await inTransaction(db, async (trx) => {
    await limitMails(trx, `reset ${users.emailKey(email)}`, perEmail, at);
    if (config.rateLimits === 'on') await limitMails(trx, `reset from ${network}`, perNetwork, at);
    const user = await users.findByEmail(trx, email);
    const id = user?.id ?? newId();
    await lockInOrder(trx, { users: [id] });
    await mailLinks.endAll(trx, id, ['reset'], at);
    await mailLinks.add(trx, {
      token_hash: tokenHash(token),
      user_id: user?.id ?? null,
      purpose: 'reset',
      email: user?.email ?? '',
      created_at: at,
      expires_at,
    });
    await queueMail(trx, {
      to: user ?? null,
      topic: 'security',
      at,
      uselessAt: expires_at,
      content: { about: 'reset-password', path: `/ResetPassword?token=${token}` },
    });
  });
}

/**
 * A person chooses a new password with the link from a mail, which ends all their sessions. Returns the address that
 * was to replace theirs, and no longer can: somebody else may have asked for that.
 */
export async function resetPassword(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { token, password, source }: { token: string; password: string; source: CallSource },
): Promise<string | null> {
  const at = now();
  // Before the hash, which costs: a made-up link gets none.
  const { user_id: id, email } = await findMailLink(db, token, 'reset', at);
  const person = await users.find(db, id);
  if (!person) throw badLink('link-unknown');
  await refuseWeakPassword(password, { ...person, email });
  const hash = await hashPassword(password);
  return inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [id] });
    const user = await users.find(trx, id);
    if (!user) throw badLink('link-unknown');
    // Under the lock: it may have been used meanwhile.
    await findMailLink(trx, token, 'reset', at);
    await users.setPassword(trx, id, hash, at);
    // An account belongs to whoever reads its mail: until they have shown it, anybody may have opened it.
    if (!user.email_verified_at) await removeMethods(trx, id);
    if (users.emailKey(email) === user.email_key) await users.verifyAddress(trx, id, user.email, at);
    await mailLinks.endAll(trx, id, ['reset'], at);
    const cancelled = await mailLinks.endPending(trx, id, at);
    // Whoever is kept out by guesses of others gets in this way.
    await forgetAllGuesses(trx, user.email_key);
    await sessions.endAll(trx, id);
    await bus.publish(trx, new Set([id]));
    const content = { about: 'password-changed', cancelled, path: '/ForgotPassword' } as const;
    await queueMail(trx, { to: user, topic: 'security', content, at });
    await auditEvents.record(trx, source, { action: 'reset-password', actor: id, subject: id });
    return cancelled;
  });
}

const perHour = 5;

/**
 * A person asks for the link again that confirms their address, or the one that is to replace it. Nothing where
 * there is nothing to confirm.
 */
export async function resendVerification(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id }: User,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [id] });
    const user = await users.find(trx, id);
    if (!user) throw refusedSignIn('sign-in-needed');
    const pending = await mailLinks.findPending(trx, user.id, at);
    if (user.email_verified_at && !pending) return;
    await limitMails(trx, `verification ${id}`, mostUnproven, at, day);
    const isOwn = pending === undefined;
    await sendVerification(trx, user, at, { email: pending?.email, isRequested: isOwn });
  });
}

const undoMs = 48 * 60 * 60 * 1000;

/** Who confirms an address: whoever reads its mail, and perhaps more. */
interface Confirmer {
  token: string;
  /** Whoever is signed in where the link is used. */
  caller: Caller | undefined;
  password: string | undefined;
  source: CallSource;
}

/**
 * A person confirms an address with the link from a mail. One that is to replace their present address does so now,
 * once they have shown that the account is theirs: the mail shows it of the address only. The first one of an account
 * makes it theirs: what somebody else may have set up on their address ends. Returns the token with which they choose a
 * password, where no way to sign in is left.
 */
export async function verifyAddress(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { token, caller, password, source }: Confirmer,
): Promise<string | null> {
  const { db, bus, now } = services;
  const at = now();
  const { user_id: id } = await findMailLink(db, token, 'verify', at);
  const person = await users.find(db, id);
  if (!person) throw badLink('link-unknown');
  const isOwn = caller?.user.id === id && caller.origin === null;
  const isChecked = !isOwn && password !== undefined;
  if (isChecked && !(await checkPassword(services, guesserWithLink(person, token), password)))
    throw forbidden('wrong-password');
  return inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [id] });
    const user = await users.find(trx, id);
    if (!user) throw badLink('link-unknown');
    const { email } = await findMailLink(trx, token, 'verify', at);
    const isChange = users.emailKey(email) !== user.email_key;
    // Both may have ended while the password was checked, or before the lock.
    const isSignedIn = isOwn && (await sessions.isOpen(trx, caller.sessionId));
    const isKnown = isChecked && user.password_hash === person.password_hash;
    // Somebody signed in to another account has not been asked yet whether they know the password.
    if ((isChange || caller) && !isSignedIn && !isKnown) throw refusedSignIn('reauthentication-needed');
    if (!(await users.verifyAddress(trx, id, email, at))) throw conflict('address-taken');
    await mailLinks.endAll(trx, id, ['verify', 'reset'], at);
    if (isChange) await mailLinks.extendUndo(trx, user, new Date(at.getTime() + undoMs));
    await auditEvents.record(trx, source, { action: 'verify-address', actor: id, subject: id });
    const isFirst = user.email_verified_at === null && !isChange;
    const reset = isFirst && !isSignedIn ? await claim(trx, user, { isKnown, at }) : null;
    await bus.publish(trx, new Set([id]));
    return reset;
  });
}

/**
 * An account becomes that of whoever reads its mail: everything else that signs in ends, but for the password that they
 * know, and the sessions where that was the only way to start one. Returns the token with which they choose a password,
 * where they know none.
 */
async function claim(
  trx: Transaction,
  user: User,
  { isKnown, at }: { isKnown: boolean; at: Date },
): Promise<string | null> {
  const hadOthers = await removeMethods(trx, user.id);
  if (hadOthers || !isKnown) await sessions.endAll(trx, user.id);
  if (isKnown) return null;
  await users.setPassword(trx, user.id, null, at);
  return addResetLink(trx, user, at);
}

/** A person wants another e-mail address: it takes effect when it is confirmed. The present one gets a way back. */
export async function changeAddress(
  services: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  { email: typed, password }: { email: string; password?: string },
): Promise<void> {
  const { db, now } = services;
  const { user, sessionId, source } = caller;
  const email = plainAddress(typed);
  await checkProof(services, caller, password);
  const at = now();
  const token = newToken();
  await inTransaction(db, async (trx) => {
    if (!(await users.lockChecked(trx, user))) throw forbidden('wrong-password');
    // An undone change of the address may have ended it meanwhile.
    if (!(await sessions.isOpen(trx, sessionId))) throw refusedSignIn('sign-in-needed');
    await limitMails(trx, `address ${user.id}`, perHour, at);
    if (users.emailKey(email) === user.email_key) throw conflict('address-taken');
    // Nothing tells here whether the new address has an account: whoever reads its mail learns it with the link.
    if (password !== undefined) await sessions.confirm(trx, sessionId, at);
    // Over all who want it: it may be a stranger's.
    await limitMails(trx, `change to ${users.emailKey(email)}`, mostUnproven, at, day);
    await sendVerification(trx, user, at, { email });
    await mailLinks.add(trx, {
      token_hash: tokenHash(token),
      user_id: user.id,
      purpose: 'undo',
      email: user.email,
      // Nobody else gets the address meanwhile. One that nobody confirmed may be somebody else's: it is not reserved.
      email_key: user.email_verified_at && user.email_key,
      // All that comes later can be undone; where nobody has confirmed the address yet, all that there is.
      created_at: user.email_verified_at ? at : user.created_at,
      expires_at: new Date(at.getTime() + undoMs),
    });
    await queueMail(trx, {
      to: user,
      topic: 'security',
      at,
      isRequested: true,
      content: { about: 'address-changed', address: email, path: `/UndoEmail?token=${token}` },
    });
    await auditEvents.record(trx, source, { action: 'change-address', actor: user.id, subject: user.id });
  });
}

/**
 * A person no longer wants the e-mail address that they have not confirmed: its link becomes useless. Without effect
 * where no address waits. The link that undoes the change stays: it does no harm.
 */
export async function cancelAddress(
  { db }: Pick<Services, 'db'>,
  { user: { id }, source }: Caller,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { at } = await lockRows(trx, id, { users: [id] });
    if ((await mailLinks.endPending(trx, id, at)) === null) return;
    await auditEvents.record(trx, source, { action: 'cancel-address', actor: id, subject: id });
  });
}

interface Undone {
  cancelled: string | null;
  reset: string;
}

/**
 * A person brings back the address that their account had, whatever has become of it since, and chooses a new password
 * with the token that this returns. Every session ends, the password goes, and so do the passkeys and providers that were
 * added since the change. Also before the new address is confirmed: then that can no longer be.
 */
export async function undoAddress(
  { db, bus, now }: Pick<Services, 'db' | 'bus' | 'now'>,
  { token, source }: { token: string; source: CallSource },
): Promise<Undone> {
  const at = now();
  const { user_id: id } = await findMailLink(db, token, 'undo', at);
  return inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [id] });
    const user = await users.find(trx, id);
    if (!user) throw badLink('link-unknown');
    const link = await findMailLink(trx, token, 'undo', at);
    const { email } = link;
    const cancelled = await mailLinks.endPending(trx, id, at);
    if (!(await users.verifyAddress(trx, id, email, at))) throw conflict('address-taken');
    // Somebody else may have asked for links to the other address.
    await mailLinks.endAll(trx, id, ['verify', 'reset'], at);
    await removeMethods(trx, id, await mailLinks.endUndo(trx, link, at));
    await users.setPassword(trx, id, null, at);
    await sessions.endAll(trx, id);
    const reset = await addResetLink(trx, { id, email }, at);
    await bus.publish(trx, new Set([id]));
    const content = { about: 'address-restored', cancelled, path: '/ForgotPassword' } as const;
    await queueMail(trx, { to: { ...user, email }, topic: 'security', content, at });
    await auditEvents.record(trx, source, { action: 'undo-address', actor: id, subject: id });
    return { cancelled, reset };
  });
}
