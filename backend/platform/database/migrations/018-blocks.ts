import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** People with whom somebody wants no more to do. */
export async function up(db: Db): Promise<void> {
  await sql`
    create table blocks (
      user_id uuid not null references users (id),
      blocked_id uuid not null references users (id),
      created_at timestamptz not null,
      primary key (user_id, blocked_id)
    );
    create index blocks_of_blocked on blocks (blocked_id)`.execute(db);
}
