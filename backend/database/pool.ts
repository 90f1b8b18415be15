/** A pool of connections that survives broken ones and prepares frequent queries. */
import pg from 'pg';
import { enablePreparedStatements } from './prepared-statements.ts';

export function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A broken connection fails its query, and the pool replaces it. An `error` event without a listener would end the
  // process, and the pool listens only while a connection is idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  enablePreparedStatements(pool);
  return pool;
}
