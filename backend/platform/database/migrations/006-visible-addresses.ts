import { sql } from 'kysely';
import { plainAddress } from '#backend/platform/database/plain-address.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

/** Tables that hold addresses, by what names a row. */
const tables = { users: 'id', partner_invitations: 'id', mail_links: 'token_hash' };

/**
 * Addresses that differ only by what nobody sees are one. Where several spellings have an account, the oldest of them
 * gets the plain one, unless that has an account already; the others stay as they are.
 */
export async function up(db: Db): Promise<void> {
  for (const [name, id] of Object.entries(tables)) {
    const [table, idColumn] = [sql.table(name), sql.ref(id)];
    const { rows } = await sql<{ id: string; email_key: string }>`
      select ${idColumn} as id, email_key from ${table}
      where email_key ~ '[^[:ascii:]]' order by created_at, ${idColumn}`.execute(db);
    for (const { id, email_key } of rows) {
      const key = plainAddress(email_key);
      if (key === email_key) continue;
      const isTaken =
        name === 'users'
          ? sql`exists (select from users where email_key = ${key} and deleted_at is null)`
          : sql`false`;
      await sql`update ${table} set email_key = ${key} where ${idColumn} = ${id} and not ${isTaken}`.execute(
        db,
      );
    }
  }
}
