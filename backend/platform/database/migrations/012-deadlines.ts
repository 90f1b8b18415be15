import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * Until when a booking that is agreed on has to be paid. Those of before have no such time: a job gives them one, which
 * counts from then on.
 * Offers and bookings of before are cancelled for nothing.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    alter table tasks add column pay_until timestamptz;
    alter table offers add column cancellation text not null default 'free'
      check (cancellation in ('free', 'day', 'three-days'));
    alter table tasks add column cancellation text not null default 'free';
    create index tasks_accepted on tasks (starts_at) where status = 'accepted'`.execute(db);
}
