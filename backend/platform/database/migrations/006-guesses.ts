import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/transaction.ts';

/**
 * Wrong passwords count by where they come from; a browser in which a person has signed in counts for itself. Those from
 * before came from nowhere, and count for the account only.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    -- a network, or a browser, session or link that only the account's owner has
    alter table sign_in_failures add column source text not null default '';

    create table known_browsers (
      user_id uuid not null references users (id),
      browser_hash text not null,
      used_at timestamptz not null,
      primary key (user_id, browser_hash)
    );

    -- The codes that a sign-in needs after very many wrong passwords; also of addresses without an account.
    create table guess_codes (
      email_key text primary key,
      code_hash text not null,
      created_at timestamptz not null
    )`.execute(db);
}
