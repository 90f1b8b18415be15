import { type Kysely, sql } from 'kysely';

/** A request is due at a time of its author's clock; null for one that was published without its time zone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table requests add column timezone text`.execute(db);
}
