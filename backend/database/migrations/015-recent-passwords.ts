import { type Kysely, sql } from 'kysely';

/** When a session's user last entered the password again after signing in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column password_at timestamptz`.execute(db);
}
