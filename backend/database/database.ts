/** Opens the database: PGlite in a folder by default, PostgreSQL when DATABASE_URL names one. */
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
  /** With a time limit for each statement: for calls, whose clients wait. */
  db: Kysely<Tables>;
  /** Without time limits: for migrations and copies. */
  unlimited: Kysely<Tables>;
  /**
   * Calls `onPayload` for each notification of the channel, and `onReconnect` after a lost connection, during which
   * notifications may have been missed. Returns a function that stops listening.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

// Both drivers return int8 as text. Our ids and counts fit into a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface DatabaseLocation {
  databaseUrl: string | undefined;
  databaseListenUrl?: string | undefined;
  dataDir: string;
}

export async function openDatabase({
  databaseUrl,
  databaseListenUrl,
  dataDir,
}: DatabaseLocation): Promise<Database> {
  if (databaseUrl) return openServer(databaseUrl, databaseListenUrl);
  const release = lockDatabase(join(dataDir, 'database.lock'));
  try {
    const lite = await PGlite.create(join(dataDir, 'database'));
    return databaseOfLite(lite, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** For tests: in memory. `from` is a dump of a migrated database, which opens several times faster. */
export async function openMemoryDatabase(
  from?: Blob | File,
): Promise<Database & { dump(): Promise<Blob | File> }> {
  const lite = await PGlite.create(from ? { loadDataDir: from } : {});
  return { ...databaseOfLite(lite, () => undefined), dump: () => lite.dumpDataDir('none') };
}

function databaseOfLite(lite: PGlite, release: () => void): Database {
  const { db, pool } = createKysely(new pg.Pool({ ...createPgConfig(lite), max: 1 }));
  return {
    db,
    unlimited: db,
    listen: (channel, onPayload) => lite.listen(channel, onPayload),
    async close() {
      await db.destroy();
      await pool.end().catch(() => undefined);
      await lite.close();
      release();
    },
  };
}

const connectTimeoutMs = 5000;
const statementTimeoutMs = 10_000;
/** Longer than the statement timeout: it fires when the server does not answer at all, not when a statement is slow. */
const socketTimeoutMs = 15_000;

function openServer(connectionString: string, listenString = connectionString): Database {
  const options = { connectionString, connectionTimeoutMillis: connectTimeoutMs };
  // A pooler shares its connections, and a setting would apply to other clients too.
  const isDirect = listenString === connectionString;
  const { db } = createKysely(
    new pg.Pool({ ...options, max: 10, stream: socketWithTimeout }),
    isDirect ? setLimits : undefined,
  );
  // Two connections, as many as are ever used at once: waiting for a connection counts against the connect timeout.
  const { db: unlimited } = createKysely(new pg.Pool({ ...options, max: 2 }));
  return {
    db,
    unlimited,
    listen: (channel, onPayload, onReconnect) =>
      listenOnServer(listenString, channel, onPayload, onReconnect),
    async close() {
      await db.destroy();
      await unlimited.destroy();
    },
  };
}

async function setLimits(connection: DatabaseConnection): Promise<void> {
  await connection.executeQuery(
    CompiledQuery.raw(
      `select set_config('statement_timeout', '${statementTimeoutMs}', false),
        set_config('idle_in_transaction_session_timeout', '${socketTimeoutMs}', false)`,
    ),
  );
}

/** Closes the connection to a server that does not answer, frozen or cut off, so that its queries fail. */
function socketWithTimeout(): Socket {
  const socket = new Socket();
  return socket.setTimeout(socketTimeoutMs, () => socket.destroy());
}

function createKysely(pool: pg.Pool, onCreateConnection?: (connection: DatabaseConnection) => Promise<void>) {
  // A broken connection fails its query, and the pool replaces it. An `error` event without a listener would end the
  // process, and the pool listens only while a connection is idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  enablePreparedStatements(pool);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool, onCreateConnection }) }) };
}
