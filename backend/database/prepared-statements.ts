/** Prepared statements for frequent queries, whose planning costs more than their execution. */
import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
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
export function enablePreparedStatements(pool: pg.Pool): void {
  let isSupported = true;
  pool.on('connect', (client) => {
    const run = client.query.bind(client);
    const query = async (text: string, values: unknown[]) => {
      if (!isSupported || !text.startsWith(mark)) return run(text, values);
      try {
        return await run({ name: nameOf(text), text, values });
      } catch (error) {
        if (!isNotPrepared(error)) throw error;
        isSupported = false;
        return run(text, values);
      }
    };
    Object.assign(client, { query });
  });
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
