/** Pools of connections, with prepared statements for frequent queries, whose planning costs more than their execution. */
import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { type Db, sqlState } from './transaction.ts';

const mark = '/* prepared */ ';

/** Only for reads outside of transactions, and for queries with few different texts: a connection stores every one. */
export const prepared = <T>(query: CompiledQuery<T>): CompiledQuery<T> => ({
  ...query,
  sql: mark + query.sql,
});

export async function runPrepared<T>(db: Db, query: CompiledQuery<T>): Promise<T[]> {
  const { rows } = await db.executeQuery<T>(prepared(query));
  return rows;
}

/** A pooler may switch the server connection, and another one does not know the prepared statement. */
const isNotPrepared = (error: unknown) => /^(26000|42P05)$/.test(sqlState(error) ?? '');

/** Prepares the marked queries on each connection of a pool, until an external pooler proves unable to. */
function enablePreparedStatements(pool: pg.Pool): void {
  let isSupported = true;
  pool.on('connect', (client) => {
    const run = client.query.bind(client);
    const query = async (text: string, values: unknown[]) => {
      if (!isSupported || !text.startsWith(mark)) return run(text, values);
      try {
        return await run({ name: names.memo(text), text, values });
      } catch (error) {
        if (!isNotPrepared(error)) throw error;
        isSupported = false;
        return run(text, values);
      }
    };
    Object.assign(client, { query });
  });
}

const names = new LRUCache<string, string>({
  max: 1000,
  memoMethod: (text) => createHash('sha256').update(text).digest('base64url'),
});

/** A pool of connections that survives broken ones and prepares frequent queries. */
export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A broken connection fails its query, and the pool replaces it. An `error` event without a listener would end the
  // process, and the pool listens only while a connection is idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  enablePreparedStatements(pool);
  return pool;
}
