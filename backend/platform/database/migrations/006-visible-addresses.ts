import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** What nobody sees: soft hyphens, zero-width spaces and joiners, marks of direction, variation selectors. */
const unseen =
  '[\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8]';

/**
 * Addresses that differ only by what nobody sees are one. Where both spellings have an account, each stays as it is.
 */
export async function up(db: Db): Promise<void> {
  const key = sql`regexp_replace(email_key, ${unseen}, '', 'g')`;
  await sql`
    update users set email_key = ${key}
    where email_key ~ ${unseen} and deleted_at is null
      and not exists (select from users other where other.email_key = regexp_replace(users.email_key, ${unseen}, '', 'g')
        and other.deleted_at is null and other.id <> users.id)`.execute(db);
  await sql`update partner_invitations set email_key = ${key} where email_key ~ ${unseen}`.execute(db);
}
