import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** All operators so far decide about money. */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table users add column operator_role text not null default 'operator'
      check (operator_role in ('operator', 'support'))`.execute(db);
}
