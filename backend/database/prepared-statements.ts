/** Queries that are asked for all the time: each connection keeps their plans, which cost more than to carry them out. */
import { createHash } from 'node:crypto';
import type { Compilable } from 'kysely';
import type pg from 'pg';
import { type Db, sqlState } from './transaction.ts';

const mark = '/* prepared */ ';

/** Only for reads outside of transactions, and for queries whose text takes few forms: a connection keeps them all. */
export async function runPrepared<T>(db: Db, query: Compilable<T>): Promise<T[]> {
  const compiled = query.compile();
  const { rows } = await db.executeQuery<T>({ ...compiled, sql: mark + compiled.sql });
  return rows;
}

/** A pooler that hands the connections round does not know what was prepared on another one. */
const isUnknownHere = (error: unknown) => /^(26000|42P05)$/.test(sqlState(error) ?? '');

/** Makes the connections of a pool keep what is marked, unless a pooler in between cannot. */
export function enablePreparedStatements(pool: pg.Pool): void {
  let isKept = true;
  pool.on('connect', (client) => {
    const run = client.query.bind(client);
    const query = async (text: string, values: unknown[]) => {
      if (!isKept || !text.startsWith(mark)) return run(text, values);
      try {
        return await run({ name: nameOf(text), text, values });
      } catch (error) {
        if (!isUnknownHere(error)) throw error;
        isKept = false;
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
  const name = createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}
