import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column fact jsonb`.execute(db);
  await sql`alter table notifications add column fact jsonb`.execute(db);
}
