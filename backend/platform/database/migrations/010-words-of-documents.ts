import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** A price may be for a word: both parties see how many a document has. Null where nobody has counted, or could. */
export async function up(db: Db): Promise<void> {
  await sql`alter table documents add column words integer`.execute(db);
}
