import { sql } from 'kysely';
import { asciiDomain } from '#backend/platform/database/ascii-domain.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

/** Sign-up looks for links that still bring an address back to its former account, however it is spelt. */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table mail_links add column email_key text;
    create index mail_links_reserved on mail_links (email_key) where purpose = 'undo' and ended_at is null`.execute(
    db,
  );
  const { rows } = await sql<{ token_hash: string; email: string }>`
    select token_hash, email from mail_links where purpose = 'undo' and ended_at is null`.execute(db);
  for (const { token_hash, email } of rows) {
    const plain = email.normalize('NFKC').toLowerCase();
    const at = plain.lastIndexOf('@') + 1;
    const key = plain.slice(0, at) + asciiDomain(plain.slice(at));
    await sql`update mail_links set email_key = ${key} where token_hash = ${token_hash}`.execute(db);
  }
}
