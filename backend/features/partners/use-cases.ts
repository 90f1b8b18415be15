/** What members do with a partner, its logo and its members. */
import { randomInt } from 'node:crypto';
import { limitMails, queueMail } from '#backend/features/mail/use-cases.ts';
import { fullName } from '#backend/features/notifications/activities.ts';
import * as users from '#backend/features/people/queries.ts';
import type { Caller } from '#backend/platform/auth/caller.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { type Locked, lockRows } from '#backend/platform/database/locks.ts';
import { type Db, inTransaction, type Transaction } from '#backend/platform/database/transaction.ts';
import { badLink, conflict, forbidden, gone, notFound } from '#backend/platform/errors.ts';
import { isStoredPicture, pictureAddress, pictureKey, toLogo } from '#backend/platform/files/pictures.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';
import type { Services } from '#backend/services.ts';
import * as invitations from './invitations.queries.ts';
import { partnersChanged } from './partner-directory.ts';
import type { PartnerRow } from './queries.ts';
import * as partnerAccounts from './queries.ts';
import type { RegisteredPartner } from './registered-partners.ts';

/**
 * Locks a partner for one of its members, who may have been removed since the call began. `account`: name, origins
 * and members, which the operator alone sets for partners of the environment.
 */
export async function lockPartner(
  trx: Transaction,
  actor: string,
  { id, isFixed }: RegisteredPartner,
  changes: 'account' | 'access',
): Promise<Locked> {
  const locked = await lockRows(trx, actor, { users: [actor] });
  if (isFixed) {
    if (changes === 'account') throw conflict('partner-fixed');
    return locked;
  }
  await partnerAccounts.lock(trx, id);
  if (!(await partnerAccounts.isMember(trx, id, actor))) throw notFound('partner');
  return locked;
}

/** A member changes a partner or what belongs to it: under the lock, and recorded in the audit log. */
export function changePartner<Changed>(
  db: Db,
  { user, source }: Caller,
  partner: RegisteredPartner,
  changes: 'account' | 'access',
  change: (trx: Transaction, locked: Locked) => Promise<Changed>,
): Promise<Changed> {
  return inTransaction(db, async (trx) => {
    const locked = await lockPartner(trx, user.id, partner, changes);
    const changed = await change(trx, locked);
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
    return changed;
  });
}

export interface NewPartner {
  name: string;
  site: string;
  logo: string | null;
}

const most = 20;

/** A person sets up a partner, and is its first member. Returns its id, which stands in the pages of the partner. */
export function createPartner(
  { db }: Pick<Services, 'db'>,
  { user, source }: Caller,
  { name, site, logo }: NewPartner,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const { at } = await lockRows(trx, user.id, { users: [user.id] });
    if ((await partnerAccounts.ofMember(trx, user.id)).length >= most)
      throw conflict('limit-reached', { count: most });
    const id = idFor(name);
    await partnerAccounts.add(trx, { id, name, site, logo, created_at: at });
    await partnerAccounts.addMember(trx, { partner_id: id, user_id: user.id, created_at: at });
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: id });
    return id;
  });
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Readable where its letters are Latin, with an end that nobody guesses. */
function idFor(name: string): string {
  const readable = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  const end = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return readable ? `${readable}-${end}` : `partner-${end}`;
}

/**
 * A member changes the name, site or logo of a partner. A stored logo that is replaced goes once the row no longer
 * names it.
 */
export async function editPartner(
  { db, bus, storage }: Pick<Services, 'db' | 'bus' | 'storage'>,
  caller: Caller,
  partner: RegisteredPartner,
  change: { name?: string | undefined; site?: string | undefined; logo?: string | null | undefined },
): Promise<partnerAccounts.PartnerRow> {
  const { previous, changed } = await changePartner(db, caller, partner, 'account', async (trx) => {
    const found = await partnerAccounts.find(trx, partner.id);
    const updated = await partnerAccounts.update(trx, partner.id, change);
    await bus.publish(trx, partnersChanged);
    return { previous: found?.logo, changed: updated };
  });
  if (previous && previous !== changed.logo && isStoredPicture(previous))
    await storage.remove(pictureKey(previous));
  return changed;
}

/** A member uploads the logo of a partner. The file is stored before the row names it. */
export async function setPartnerLogo(
  services: Pick<Services, 'db' | 'bus' | 'storage'>,
  caller: Caller,
  partner: RegisteredPartner,
  upload: Buffer,
): Promise<PartnerRow> {
  if (partner.isFixed) throw conflict('partner-fixed');
  const key = `logos/${newId()}.webp`;
  await services.storage.save(key, await toLogo(upload, caller.user.id));
  const change = { logo: pictureAddress(key) };
  return editPartner(services, caller, partner, change).catch(async (error: unknown) => {
    await services.storage.remove(key);
    throw error;
  });
}

const day = 24 * 60 * 60 * 1000;
const lifeMs = 7 * day;
/** In an hour. */
const perEmail = 3;
const perPerson = 30;
const mostMembers = 50;

/**
 * A member invites somebody by mail to become one, too. The link in the mail accepts, for the account with
 * that address. A later one to the same address replaces the earlier.
 */
export function inviteMember(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: Caller,
  partner: RegisteredPartner,
  email: string,
): Promise<string> {
  const at = now();
  const { user } = caller;
  const token = newToken();
  const expires_at = new Date(at.getTime() + lifeMs);
  const email_key = users.emailKey(email);
  return changePartner(db, caller, partner, 'account', async (trx, locked) => {
    const invited = await users.findByEmail(trx, email);
    if (invited && (await partnerAccounts.isMember(trx, partner.id, invited.id)))
      throw conflict('member-already');
    const present = await partnerAccounts.members(trx, partner.id);
    const waiting = await invitations.list(trx, partner.id, at);
    if (present.length + waiting.length >= mostMembers)
      throw conflict('limit-reached', { count: mostMembers });
    await limitMails(trx, `invite ${email_key}`, perEmail, at);
    await limitMails(trx, `invite by ${user.id}`, perPerson, at);
    await invitations.end(trx, partner.id, { email_key }, at);
    const id = locked.newId();
    await invitations.add(trx, {
      id,
      partner_id: partner.id,
      email,
      email_key,
      token_hash: tokenHash(token),
      created_at: at,
      expires_at,
    });
    await queueMail(trx, {
      to: invited ?? { id: null, email, locale: user.locale },
      topic: 'security',
      actor: user.id,
      at,
      uselessAt: expires_at,
      content: {
        about: 'partner-invitation',
        path: `/Partners#invitation=${token}`,
        person: fullName(user),
        partner: partner.name,
      },
    });
    return id;
  });
}

/** Somebody accepts an invitation with the link from its mail, and is a member then. Returns the partner. */
export function acceptInvitation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { user, source }: Caller,
  token: string,
): Promise<{ id: string; name: string }> {
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, user.id, { users: [user.id] });
    const found = await invitations.findByToken(trx, tokenHash(token));
    if (!found) throw badLink('link-unknown');
    const { id, partner_id, name, expires_at, email_key } = found;
    // A link that was passed on, or read in a log, lets nobody else in.
    if (email_key !== users.emailKey(user.email)) throw forbidden('invitation-for-another');
    // Whoever clicks twice is a member by now.
    if (found.ended_at && (await partnerAccounts.isMember(trx, partner_id, user.id)))
      return { id: partner_id, name };
    if (!found.ended_at && expires_at <= now()) throw gone('link-expired');
    await partnerAccounts.lock(trx, partner_id);
    if (!(await invitations.end(trx, partner_id, { id }, locked.at))) throw gone('link-used');
    await partnerAccounts.addMember(trx, { partner_id, user_id: user.id, created_at: locked.at });
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner_id });
    return { id: partner_id, name };
  });
}

/** A member takes back an invitation: its link no longer works. */
export function withdrawInvitation(
  { db }: Pick<Services, 'db'>,
  actor: string,
  partner: RegisteredPartner,
  id: string,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { at } = await lockPartner(trx, actor, partner, 'account');
    if (!(await invitations.end(trx, partner.id, { id }, at))) throw notFound('invitation');
  });
}

/** A member removes one, or leaves. The last one stays: nobody could manage the partner. */
export function removeMember(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  partner: RegisteredPartner,
  member: string,
): Promise<void> {
  return changePartner(db, caller, partner, 'account', async (trx) => {
    const present = await partnerAccounts.members(trx, partner.id);
    if (!present.some(({ id }) => id === member)) throw notFound('member');
    if (present.length === 1) throw conflict('member-last');
    await partnerAccounts.removeMember(trx, partner.id, member);
  });
}
