import { type Kysely, sql } from 'kysely';

/** When its author changed a request last: a proposal for an older text is refused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table requests add column changed_at timestamptz`.execute(db);
}
