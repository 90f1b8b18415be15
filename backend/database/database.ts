/** One database behind one door: PGlite in a folder by default, PostgreSQL when DATABASE_URL names one. */
import { Socket } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { listenOnServer } from './database-listener.ts';
import { lockDatabase } from './database-lock.ts';
import { enablePreparedStatements } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /** Gives up what takes too long: for calls, behind which somebody waits. */
  db: Kysely<Tables>;
  /** Waits as long as it takes: for migrations and copies. */
  unhurried: Kysely<Tables>;
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
    unhurried: db,
    listen: (channel, heard) => lite.listen(channel, heard),
    async close() {
      await db.destroy();
      await pool.end().catch(() => undefined);
      await lite.close();
      release();
    },
  };
}

const longestConnect = 5000;
const longestStatement = 10_000;
/** Longer than a statement may take: then it is the server that is silent, not the statement that is slow. */
const longestSilence = 15_000;

function openServer(connectionString: string, listenString = connectionString): Database {
  const place = { connectionString, connectionTimeoutMillis: longestConnect };
  // Behind a pooler a connection is shared, and what is set on it would hold for others too.
  const isOurs = listenString === connectionString;
  const { db } = over(
    new pg.Pool({ ...place, max: 10, stream: impatientSocket }),
    isOurs ? setLimits : undefined,
  );
  // Two, as many as ever work at once: who waits in a pool is given up as if the server were away.
  const { db: unhurried } = over(new pg.Pool({ ...place, max: 2 }));
  return {
    db,
    unhurried,
    listen: (channel, heard, missed) => listenOnServer(listenString, channel, heard, missed),
    async close() {
      await db.destroy();
      await unhurried.destroy();
    },
  };
}

async function setLimits(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(
    CompiledQuery.raw(
      `select set_config('statement_timeout', '${longestStatement}', false),
        set_config('idle_in_transaction_session_timeout', '${longestSilence}', false)`,
    ),
  );
}

/** Breaks the connection to a server that stays silent, frozen or cut off, so that what waits for it fails. */
function impatientSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(longestSilence, () => socket.destroy());
}

function over(pool: pg.Pool, onCreateConnection?: (connection: DatabaseConnection) => Promise<void>) {
  // A connection that breaks fails its query and is replaced by the pool; unheard, its event would end the process,
  // and the pool itself hears it only while the connection is idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  enablePreparedStatements(pool);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool, onCreateConnection }) }) };
}
