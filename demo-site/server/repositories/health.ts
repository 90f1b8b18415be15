import { sql } from 'kysely';
import type { Db } from '#server/transaction.ts';

export const answersAtAll = (db: Db) => sql`select 1`.execute(db);
