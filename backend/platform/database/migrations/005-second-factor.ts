import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/** Second factors by app, their recovery codes, and the tickets of people who still have to show theirs. */
export async function up(db: Db): Promise<void> {
  await sql`
    create table second_factors (
      user_id uuid primary key references users (id),
      secret text not null,
      -- null until the first code from the app
      confirmed_at timestamptz,
      -- the half minute of the last code that was used: each works once
      last_step integer,
      recovery_hashes text[] not null default '{}'
    );

    create table sign_in_tickets (
      ticket_hash text primary key,
      user_id uuid not null references users (id),
      expires_at timestamptz not null
    );
    create index sign_in_tickets_user on sign_in_tickets (user_id);
    create index sign_in_tickets_expiry on sign_in_tickets (expires_at);

    -- when the user last showed the second factor in this session
    alter table sessions add column second_factor_at timestamptz`.execute(db);
}
