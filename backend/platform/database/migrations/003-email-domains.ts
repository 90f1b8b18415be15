import { sql } from 'kysely';
import { asciiDomain } from '#backend/platform/database/plain-address.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * International domains of e-mail addresses are compared as browsers write them, in ASCII. Where both spellings have an
 * account, each stays as it is.
 */
export async function up(db: Db): Promise<void> {
  for (const name of ['users', 'partner_invitations']) {
    const { rows } = await sql<{ id: string; email_key: string }>`
      select id, email_key from ${sql.table(name)} where email_key ~ '@.*[^[:ascii:]]'`.execute(db);
    for (const { id, email_key } of rows) {
      const at = email_key.lastIndexOf('@') + 1;
      const key = email_key.slice(0, at) + asciiDomain(email_key.slice(at));
      const isTaken =
        name === 'users'
          ? sql`exists (select from users where email_key = ${key} and deleted_at is null)`
          : sql`false`;
      await sql`
        update ${sql.table(name)} set email_key = ${key} where id = ${id} and not ${isTaken}`.execute(db);
    }
  }
}
