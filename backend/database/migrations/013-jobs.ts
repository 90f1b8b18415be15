import { type Kysely, sql } from 'kysely';
import PgBoss from 'pg-boss';
import { jobQueue, jobsSchema } from '#backend/database/job-queue.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  // The migration has a transaction already. An administrator may have created the schema for a role that may not.
  const { rows } = await sql`select from pg_namespace where nspname = ${jobsSchema}`.execute(db);
  const script = PgBoss.getConstructionPlans(jobsSchema).replace(/^\s*BEGIN;|COMMIT;\s*$/g, '');
  await sql.raw(rows.length ? script.replace(/CREATE SCHEMA [^;]+;/, '') : script).execute(db);
  for (const name of ['sweep-expired', 'sweep-files']) await jobQueue(db).createQueue(name);
  // The sweep of files looks for the rows that name a file.
  await sql`create index documents_file on documents (storage_key)`.execute(db);
}
