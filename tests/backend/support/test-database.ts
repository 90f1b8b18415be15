/** A migrated, empty database for one test: in memory, or on the PostgreSQL of the run. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { jobList } from '#backend/job-list.ts';
import { type Database, openDatabase, openMemoryDatabase } from '#backend/platform/database/database.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import { createQueues } from '#backend/platform/jobs/jobs.ts';
import { inProject } from '#backend/project-root.ts';
import { createDatabase, dropDatabase } from './postgres-server.ts';

export async function testDatabase(): Promise<Database> {
  const server = inject('postgresUrl');
  if (!server) return reusable(idle.pop() ?? (await openCopy()));
  const name = newName();
  const database = await openDatabase({ databaseUrl: await createDatabase(server, name), dataDir: '' });
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(server, name);
    },
  };
}

/** The environment that points a backend process to a database, unless that lies in its data directory. */
export async function databaseEnvironment(): Promise<Record<string, string>> {
  const server = inject('postgresUrl');
  return server ? { DATABASE_URL: await createDatabase(server, newName()) } : {};
}

/** A database of PostgreSQL with nothing in it, not even tables. */
export const emptyDatabase = () => createDatabase(inject('postgresUrl') ?? '', newName(), 'template1');

const newName = () => `test_${randomUUID()}`;

/** Databases that tests have closed: emptied, for the next test. A worker opens as many as its tests use at once. */
const idle: Database[] = [];

function reusable(database: Database): Database {
  // Another object for each test, as the backend remembers facts about lists by database.
  const db = database.db.withoutPlugins();
  return {
    ...database,
    db,
    async close() {
      await empty(database.db);
      idle.push(database);
    },
  };
}

async function empty(db: Database['db']): Promise<void> {
  const tables = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%'`.execute(db);
  const names = tables.rows.map(({ name }) => name).join(', ');
  await db.transaction().execute(async (trx) => {
    // Without triggers: the one of the ledger refuses this.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(`truncate ${names}, jobs.job cascade`).execute(trx);
  });
  // Not all sequences belong to a table.
  const sequences = await sql<{ name: string }>`
    select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`.execute(db);
  for (const { name } of sequences.rows) await sql.raw(`alter sequence ${name} restart`).execute(db);
}

/** Migrating takes seconds, loading a copy less than one: the copy stays on disk until a migration or the list of jobs changes. */
async function openCopy(): Promise<Database> {
  const folder = inProject('backend', 'platform', 'database', 'migrations');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  hash.update(readFileSync(inProject('backend', 'job-list.ts')));
  for (const name of ['@electric-sql/pglite', 'pg-boss'])
    hash.update(readFileSync(inProject('node_modules', name, 'package.json')));
  const cache = inProject('node_modules', '.cache', 'dragoman');
  const file = join(cache, `database-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return openMemoryDatabase(new Blob([readFileSync(file)]));
  const fresh = await openMemoryDatabase();
  await migrate(fresh.db);
  await createQueues(fresh.db, jobList);
  const dump = await fresh.dump();
  mkdirSync(cache, { recursive: true });
  // Renamed at the end, so that a test in another process never reads half a file.
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return fresh;
}
