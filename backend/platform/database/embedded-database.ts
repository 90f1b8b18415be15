/**
 * The embedded database: PGlite in a folder. While the disk is full it refuses writes. If PGlite dies all the same,
 * it is opened again, as PostgreSQL would start again, and recovers what was committed from its log.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { DiskFullError, isFull, requireSpace } from './disk-space.ts';
import { createPool } from './pool.ts';

/** A new database takes so much, in bytes. */
const sizeOfNew = 64 * 2 ** 20;
const reopenDelayMs = 1000;

/** The folder holds no database that PGlite can open. */
export class UnusableError extends Error {}

interface Instance {
  lite: PGlite;
  pool: pg.Pool;
  /** Rejects when PGlite dies. */
  death: Promise<never>;
}

interface Subscription {
  channel: string;
  onPayload: (payload: string) => void;
  onReconnect: () => void;
  stop: () => Promise<void>;
}

export async function openEmbedded(dataDir: string) {
  let instance: Instance | undefined;
  let isClosed = false;
  let reopening = Promise.resolve();
  const subscriptions = new Set<Subscription>();

  const use = (next: Instance) => {
    instance = next;
    next.death.catch(() => {
      instance = undefined;
      reopening = reopen(next.lite);
    });
  };

  async function reopen(dead: PGlite): Promise<void> {
    // It may have most of the files open that the process may.
    await dead.fs?.closeFs();
    while (!isClosed && !instance) {
      await wait(reopenDelayMs);
      if (!isFull(dataDir)) await openAgain().then(use, () => undefined);
    }
    for (const { onReconnect } of subscriptions) onReconnect();
  }

  async function openAgain(): Promise<Instance> {
    const next = await open(dataDir);
    for (const subscription of subscriptions)
      subscription.stop = await next.lite.listen(subscription.channel, subscription.onPayload);
    return next;
  }

  use(await openFirst(dataDir));
  const current = (): Instance => {
    if (!instance) throw away(dataDir);
    return instance;
  };
  const pool: PostgresPool = {
    async connect() {
      const { pool, death } = current();
      return Promise.race([pool.connect(), death]);
    },
    end: async () => undefined,
  };

  return {
    pool,
    async listen(channel: string, onPayload: (payload: string) => void, onReconnect: () => void) {
      const stop = await current().lite.listen(channel, onPayload);
      const subscription: Subscription = { channel, onPayload, onReconnect, stop };
      subscriptions.add(subscription);
      return async () => {
        subscriptions.delete(subscription);
        if (instance) await subscription.stop();
      };
    },
    async close() {
      isClosed = true;
      await reopening;
      await instance?.pool.end();
      await instance?.lite.close();
    },
  };
}

const folderOf = (dataDir: string) => join(dataDir, 'database');

async function openFirst(dataDir: string): Promise<Instance> {
  const folder = folderOf(dataDir);
  const isNew = !existsSync(folder);
  requireSpace(dataDir, isNew ? sizeOfNew : undefined);
  try {
    return await open(dataDir);
  } catch (error) {
    // Half a new database would be taken for a broken one at the next start.
    if (isNew) rmSync(folder, { recursive: true, force: true });
    const [reason] = String((error as Error).message).split('\n');
    throw new UnusableError(
      `The embedded database in ${folder} cannot be opened (${reason}). Restore a backup, see "Backup and restore" in docs/operations.md, or set DATA_DIR to another folder.`,
    );
  }
}

async function open(dataDir: string): Promise<Instance> {
  const lite = await PGlite.create(folderOf(dataDir));
  const death = new Promise<never>((_, reject) => {
    watchForDeath(lite, () => {
      const error = away(dataDir);
      reject(error);
      return error;
    });
  });
  const pool = createPool({ ...createPgConfig(lite), max: 1 });
  pool.on('connect', (client) => refuseWritesWhenFull(client, dataDir));
  return { lite, pool, death };
}

const writes = /^\s*(begin|start)\b|\b(insert\s+into|update|delete\s+from)\b/i;

function refuseWritesWhenFull(client: pg.PoolClient, dataDir: string): void {
  const run = client.query.bind(client);
  const query = async (text: string, values: unknown[]) => {
    if (writes.test(text)) requireSpace(dataDir);
    return run(text, values);
  };
  Object.assign(client, { query });
}

/** With PostgreSQL's own code for a server that is starting. */
function away(dataDir: string): Error {
  if (isFull(dataDir)) return new DiskFullError('The embedded database waits for space on its disk.');
  return Object.assign(new Error('The embedded database is being opened again.'), { code: '57P03' });
}

/** The exit status with which PostgreSQL reports a failed statement to PGlite and goes on. */
const failedStatement = 100;

/**
 * Notices that a PGlite has died. PostgreSQL ends its process when it cannot write its log. PGlite has no process to
 * end and would call the dead program again and again, without end and without letting Node do anything else. Calls
 * `onDeath` once. From then on every query fails with the error that it returns.
 */
function watchForDeath(lite: PGlite, onDeath: () => Error): void {
  const { Module } = lite;
  const { _PostgresMainLoopOnce: runOnce, stackRestore } = Module;
  const execute = lite.execProtocolRawSync.bind(lite);
  let cause: unknown;
  let death: Error | undefined;

  Module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: unknown }).status !== failedStatement) cause = error;
      throw error;
    }
  };
  // PGlite calls it first of all after an error, and here ignores none.
  Module.stackRestore = (pointer) => {
    if (cause) throw cause;
    return stackRestore(pointer);
  };
  lite.execProtocolRawSync = (message) => {
    if (death) throw death;
    try {
      return execute(message);
    } catch (error) {
      if (!cause) throw error;
      death = onDeath();
      throw death;
    }
  };
}
