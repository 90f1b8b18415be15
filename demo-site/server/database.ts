/** One database behind one door: PGlite in a folder by default, PostgreSQL when DATABASE_URL names one. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { listenOnServer } from './database-listener.ts';
import { lockDatabase } from './database-lock.ts';
import { keepPrepared } from './prepared.ts';
import type { Tables } from './tables.ts';

export interface Database {
  db: Kysely<Tables>;
  /** Calls back with each payload of the channel; `missed` after a break, in which some were not heard. Returns the way to stop. */
  listen(channel: string, heard: (payload: string) => void, missed: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

// int8 arrives as text in both drivers; our ids and counts are small.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface Place {
  databaseUrl: string | undefined;
  databaseListenUrl?: string | undefined;
  dataDir: string;
}

export async function openDatabase({ databaseUrl, databaseListenUrl, dataDir }: Place): Promise<Database> {
  if (databaseUrl) return openServer(databaseUrl, databaseListenUrl);
  const release = lockDatabase(join(dataDir, 'database.lock'));
  try {
    const lite = await PGlite.create(join(dataDir, 'database'));
    return overLite(lite, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** For tests: nothing on disk. `from` is a dump of a prepared database, which opens several times faster. */
export async function openMemoryDatabase(
  from?: Blob | File,
): Promise<Database & { dump(): Promise<Blob | File> }> {
  const lite = await PGlite.create(from ? { loadDataDir: from } : {});
  return { ...overLite(lite, () => undefined), dump: () => lite.dumpDataDir('none') };
}

function overLite(lite: PGlite, release: () => void): Database {
  const { db, pool } = over(new pg.Pool({ ...createPgConfig(lite), max: 1 }));
  return {
    db,
    listen: (channel, heard) => lite.listen(channel, heard),
    async close() {
      await db.destroy();
      await pool.end().catch(() => undefined);
      await lite.close();
      release();
    },
  };
}

function openServer(connectionString: string, listenString = connectionString): Database {
  // A call that gets no connection within this time is told so instead of kept waiting.
  const { db } = over(new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 }));
  return {
    db,
    listen: (channel, heard, missed) => listenOnServer(listenString, channel, heard, missed),
    close: () => db.destroy(),
  };
}

function over(pool: pg.Pool) {
  // A connection that breaks fails its query and is replaced by the pool; unheard, its event would end the process,
  // and the pool itself hears it only while the connection is idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  keepPrepared(pool);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}
