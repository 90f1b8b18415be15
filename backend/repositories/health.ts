/** The SQL of the health check. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/transaction.ts';

export const ping = (db: Db) => sql`select 1`.execute(db);
