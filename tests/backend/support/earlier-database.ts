/** Fills an empty database with the tables and rows of an earlier version: `earlier-database.sql`. */
import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import PgBoss from 'pg-boss';
import { jobQueue, jobsSchema } from '#backend/platform/database/job-queue.ts';
import type { Tables } from '#backend/platform/database/tables.ts';
import { inProject } from '#backend/project-root.ts';

export async function loadEarlierDatabase(db: Kysely<Tables>): Promise<void> {
  const script = readFileSync(inProject('tests', 'backend', 'support', 'earlier-database.sql'), 'utf8');
  await db.connection().execute(async (connection) => {
    await sql.raw(script).execute(connection);
    await sql.raw(PgBoss.getConstructionPlans(jobsSchema)).execute(connection);
  });
  // That version made its queues in migrations, with the defaults of pg-boss.
  await jobQueue(db).createQueue('sweep-files');
  await jobQueue(db).send('sweep-files', {});
}

/** All rows by table, with the names and the prices of today. */
export async function rowsByTable(db: Kysely<Tables>): Promise<Record<string, unknown[]>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by tablename`.execute(db);
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(stored) as row from ${sql.table(name)} as stored order by 1`.execute(db);
    all[newNames[name] ?? name] = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => ofToday(name, column, value))),
    );
  }
  return all;
}

/** A price is for one unit and in ten-thousandths of a euro, but for the one that a request names. */
const ofToday = (table: string, column: string, value: unknown): [string, unknown] =>
  column === 'price_cents' && table !== 'requests'
    ? ['price_parts', Number(value) * 100]
    : [newNames[column] ?? column, value];

const newNames: Record<string, string> = {
  renewals: 'refresh_tokens',
  renewal_id: 'refresh_token_id',
  fact: 'activity',
  hours: 'quantity',
};

/** Every column, constraint, index and trigger, whatever their order. */
export async function schemaOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default, is_identity) as line
      from information_schema.columns where table_schema = 'public'
    union all
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select format('%s.%s statistics %s', attrelid::regclass, attname, attstattarget) from pg_attribute
      where attrelid = 'offers'::regclass and attname = 'search'
    order by 1`.execute(db);
  return rows.map(({ line }) => line);
}
