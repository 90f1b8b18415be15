/** A migrated, empty database for one test: in memory, or on the PostgreSQL of the run. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, openDatabase, openMemoryDatabase } from '#backend/database/database.ts';
import { migrate } from '#backend/database/migrations/migrate.ts';
import { inProject } from '#backend/project-root.ts';
import { createDatabase, dropDatabase } from './postgres-server.ts';

export async function testDatabase(): Promise<Database> {
  const server = inject('postgresUrl');
  if (!server) return openCopy();
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

/** What a backend process of its own is told: where its database is, unless that lies in its data directory. */
export async function databaseEnvironment(): Promise<Record<string, string>> {
  const server = inject('postgresUrl');
  return server ? { DATABASE_URL: await createDatabase(server, newName()) } : {};
}

/** A database of PostgreSQL with nothing in it, not even tables. */
export const emptyDatabase = () => createDatabase(inject('postgresUrl') ?? '', newName(), 'template1');

const newName = () => `test_${randomUUID()}`;

/** Making a database takes seconds, loading a copy of one much less: the copy is kept until a migration changes. */
async function openCopy(): Promise<Database> {
  const folder = inProject('backend', 'database', 'migrations');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  hash.update(readFileSync(inProject('node_modules', '@electric-sql', 'pglite', 'package.json')));
  const cache = inProject('node_modules', '.cache', 'dragoman');
  const file = join(cache, `database-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return openMemoryDatabase(new Blob([readFileSync(file)]));
  const fresh = await openMemoryDatabase();
  await migrate(fresh.db);
  const dump = await fresh.dump();
  mkdirSync(cache, { recursive: true });
  // Written aside and moved, so that a test beside this one never reads half a file.
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return fresh;
}
