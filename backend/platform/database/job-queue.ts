/** pg-boss on our own connections. Its tables are in the schema `jobs`. */
import { CompiledQuery, type Kysely } from 'kysely';
import PgBoss from 'pg-boss';

export const jobsSchema = 'jobs';

/** Sends, fetches and settles jobs. In a transaction, what it does commits or rolls back with it. */
export const jobQueue = <T>(db: Kysely<T>, options: PgBoss.ConstructorOptions = {}) =>
  new PgBoss({
    ...options,
    schema: jobsSchema,
    db: { executeSql: (text, values) => execute(db, text, values) },
  });

async function execute<T>(db: Kysely<T>, text: string, values: unknown[] = []) {
  const query = CompiledQuery.raw(text, values);
  if (!/^\s*BEGIN;/.test(text)) return db.executeQuery(query);
  // The script has its own transaction. If it fails, the pool would get a connection that is still in it.
  return db.connection().execute(async (connection) => {
    try {
      return await connection.executeQuery(query);
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
      throw error;
    }
  });
}
