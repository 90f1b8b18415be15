/** A member invites somebody by mail to become one, too. The link in the mail accepts, for whoever is signed in then. */
import type { Caller } from '#backend/auth/caller.ts';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { fullName } from '#backend/domain/activity.ts';
import { conflict } from '#backend/domain/errors.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as invitations from '#backend/repositories/partner-invitations.ts';
import * as partners from '#backend/repositories/partners.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { limitMails } from './limit-mails.ts';
import { lockPartner } from './lock-partner.ts';
import { queueMail } from './queue-mail.ts';

const day = 24 * 60 * 60 * 1000;
const lifeMs = 7 * day;
/** In an hour. */
const perEmail = 3;
const perPerson = 30;
const mostMembers = 50;

/** A later one to the same address replaces the earlier. */
export function inviteMember(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { user, source }: Caller,
  partner: RegisteredPartner,
  email: string,
): Promise<string> {
  const at = now();
  const token = newToken();
  const expires_at = new Date(at.getTime() + lifeMs);
  const email_key = users.emailKey(email);
  return inTransaction(db, async (trx) => {
    const locked = await lockPartner(trx, user.id, partner, 'account');
    const invited = await users.findByEmail(trx, email);
    if (invited && (await partners.isMember(trx, partner.id, invited.id))) throw conflict('member-already');
    const present = await partners.members(trx, partner.id);
    const waiting = await invitations.list(trx, partner.id, at);
    if (present.length + waiting.length >= mostMembers)
      throw conflict('limit-reached', { count: mostMembers });
    await limitMails(trx, `invite ${email_key}`, perEmail, at);
    await limitMails(trx, `invite by ${user.id}`, perPerson, at);
    await invitations.end(trx, partner.id, { email_key }, at);
    const id = locked.newId();
    await invitations.add(trx, {
      ...{ id, partner_id: partner.id, email, email_key, token_hash: tokenHash(token) },
      ...{ created_at: at, expires_at },
    });
    await queueMail(trx, {
      to: invited ?? { id: null, email, locale: user.locale },
      ...{ topic: 'security', actor: user.id, at, uselessAt: expires_at },
      content: {
        about: 'partner-invitation',
        path: `/Partners#invitation=${token}`,
        person: fullName(user),
        partner: partner.name,
      },
    });
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: partner.id });
    return id;
  });
}
