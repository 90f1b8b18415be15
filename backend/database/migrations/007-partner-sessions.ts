import { type Kysely, sql } from 'kysely';

/**
 * Sign-ins on partners' pages: a one-time code, then short-lived access tokens from a rotating refresh token
 * (`renewals`).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_codes (
      code_hash text primary key,
      user_id uuid not null references users (id),
      origin text not null,
      challenge text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_codes_user on sign_in_codes (user_id)`.execute(db);
  await sql`
    create table renewals (
      id uuid primary key,
      user_id uuid not null references users (id),
      origin text not null,
      token_hash text not null unique,
      previous_hash text unique,
      nonce text,
      rotated_at timestamptz not null,
      user_agent text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index renewals_user on renewals (user_id)`.execute(db);
  await sql`alter table sessions add column origin text`.execute(db);
  await sql`alter table sessions add column renewal_id uuid references renewals (id) on delete cascade`.execute(
    db,
  );
  await sql`create index sessions_renewal on sessions (renewal_id)`.execute(db);
}
