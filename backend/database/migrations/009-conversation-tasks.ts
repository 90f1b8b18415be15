import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index tasks_conversation on tasks (conversation_id, id)`.execute(db);
}
