/** Links that somebody gets by mail, to confirm an address or to choose a new password. */
import { queueMail } from '#backend/features/mail/use-cases.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import type { User } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';
import { badLink, gone } from '#backend/platform/errors.ts';
import * as mailLinks from './mail-links.queries.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Sends a person the link that confirms an address: the one of their account, or the one that is to replace it. Part
 * of the transaction of a use case, which has locked the person.
 */
export async function sendVerification(
  trx: Transaction,
  user: Pick<User, 'id' | 'email' | 'locale' | 'mail_choices'>,
  at: Date,
  { email = user.email, isRequested = false }: { email?: string | undefined; isRequested?: boolean } = {},
): Promise<void> {
  const token = newToken();
  const expires_at = new Date(at.getTime() + day);
  await mailLinks.endAll(trx, user.id, ['verify'], at);
  await mailLinks.add(trx, {
    token_hash: tokenHash(token),
    user_id: user.id,
    purpose: 'verify',
    email,
    created_at: at,
    expires_at,
  });
  await queueMail(trx, {
    to: { ...user, email },
    topic: 'security',
    at,
    uselessAt: expires_at,
    isRequested,
    content: {
      about: email === user.email ? 'verify-address' : 'confirm-address',
      path: `/VerifyEmail?token=${token}`,
    },
  });
}

const halfHour = 30 * 60 * 1000;

/**
 * The token with which somebody chooses a password who has just used another link. Part of the transaction of a use
 * case, which has locked the person.
 */
export async function addResetLink(
  trx: Transaction,
  { id, email }: Pick<User, 'id' | 'email'>,
  at: Date,
): Promise<string> {
  const token = newToken();
  await mailLinks.endAll(trx, id, ['reset'], at);
  await mailLinks.add(trx, {
    token_hash: tokenHash(token),
    user_id: id,
    purpose: 'reset',
    email,
    created_at: at,
    expires_at: new Date(at.getTime() + halfHour),
  });
  return token;
}

/** The link that somebody got by mail, if it can still be used. */
export async function findMailLink(
  db: Db,
  token: string,
  purpose: mailLinks.MailLink['purpose'],
  at: Date,
): Promise<mailLinks.MailLink & { user_id: string }> {
  const link = await mailLinks.find(db, tokenHash(token));
  const { user_id, ended_at, expires_at } = link ?? {};
  if (!link || link.purpose !== purpose || !user_id) throw badLink('link-unknown');
  if (ended_at) throw gone('link-used');
  if (expires_at && expires_at <= at) throw gone('link-expired');
  return { ...link, user_id };
}
