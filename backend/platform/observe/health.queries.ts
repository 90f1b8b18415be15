/** The SQL of the health check. */
import { sql } from 'kysely';
import { type Db, inTransaction } from '#backend/platform/database/transaction.ts';

/** In a transaction, because the embedded database still reads but begins none while its disk is full. */
export const ping = (db: Db) => inTransaction(db, (trx) => sql`select 1`.execute(trx));
