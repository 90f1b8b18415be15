import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** Calendars elsewhere, whose busy times cannot be booked: `busy` is what they said when they were read last. */
export async function up(db: Db): Promise<void> {
  await sql`
    create table imported_calendars (
      id uuid primary key,
      owner_id uuid not null references users (id),
      url text not null,
      tried_at timestamptz,
      read_at timestamptz,
      failure text,
      busy jsonb not null default '[]',
      unique (owner_id, url)
    );
    create index imported_calendars_due on imported_calendars (tried_at nulls first)`.execute(db);
}
