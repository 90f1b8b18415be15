import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** When translators may be booked for calls. Without a row it is any time. */
export async function up(db: Db): Promise<void> {
  await sql`
    create table availabilities (
      user_id uuid primary key references users (id),
      timezone text not null,
      weekly jsonb not null,
      exceptions jsonb not null,
      notice_hours float8 not null,
      buffer_minutes int4 not null,
      max_hours float8 not null,
      horizon_days int4 not null
    );
    create index tasks_calls on tasks (owner_id, starts_at) where type = 'call'`.execute(db);
}
