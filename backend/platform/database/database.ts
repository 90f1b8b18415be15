/** Opens the database: PGlite in a folder by default, PostgreSQL when DATABASE_URL names one. */
import { Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { listenOnServer } from './database-listener.ts';
import { lockDatabase } from './database-lock.ts';
import { openEmbedded } from './embedded-database.ts';
import { createPool } from './pool.ts';
import type { Tables } from './tables.ts';

export interface Database {
  /** With a time limit for each statement: for calls, whose clients wait. */
  db: Kysely<Tables>;
  /** Without time limits, and past a pooler, where migrations would never release their lock: for migrations and copies. */
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

interface DatabaseLocation {
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
  const release = await lockDatabase(dataDir);
  try {
    const embedded = await openEmbedded(dataDir);
    const db = createKysely(embedded.pool);
    return {
      db,
      unlimited: db,
      listen: embedded.listen,
      async close() {
        await db.destroy();
        await embedded.close();
        release();
      },
    };
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
  const pool = createPool({ ...createPgConfig(lite), max: 1 });
  const db = createKysely(pool);
  return {
    db,
    unlimited: db,
    listen: (channel, onPayload) => lite.listen(channel, onPayload),
    dump: () => lite.dumpDataDir('none'),
    async close() {
      await db.destroy();
      await pool.end().catch(() => undefined);
      await lite.close();
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
  const db = createKysely(
    createPool({ ...options, max: 10, stream: socketWithTimeout }),
    isDirect ? setLimits : undefined,
  );
  // Two connections, as many as are ever used at once: waiting for a connection counts against the connect timeout.
  const unlimited = createKysely(createPool({ ...options, connectionString: listenString, max: 2 }));
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

const createKysely = (
  pool: PostgresPool,
  onCreateConnection?: (connection: DatabaseConnection) => Promise<void>,
) => new Kysely<Tables>({ dialect: new PostgresDialect({ pool, onCreateConnection }) });
