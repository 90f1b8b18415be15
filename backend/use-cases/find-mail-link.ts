/** The link that somebody got by mail, if it can still be used. */
import { tokenHash } from '#backend/auth/tokens.ts';
import type { Db } from '#backend/database/transaction.ts';
import { badLink, gone } from '#backend/domain/errors.ts';
import * as mailLinks from '#backend/repositories/mail-links.ts';

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
