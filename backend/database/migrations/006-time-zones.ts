import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column timezone text`.execute(db);
  await sql`alter table proposals add column timezone text`.execute(db);
  await sql`create index tasks_request on tasks (request_id) where request_id is not null`.execute(db);
}
