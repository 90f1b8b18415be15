import { type Kysely, sql } from 'kysely';

/** Passkeys, what their devices are asked to sign, and accounts without a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      -- null: other ways to sign in
      alter column password_hash drop not null,
      -- null: as old as the account
      add column password_set_at timestamptz`.execute(db);
  await sql`alter table sessions add column passkey_at timestamptz`.execute(db);
  await sql`
    create table passkeys (
      id uuid primary key,
      user_id uuid not null references users (id),
      -- base64url, as WebAuthn writes them
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_user on passkeys (user_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      challenge_hash text primary key,
      purpose text not null check (purpose in ('sign-in', 'sign-up', 'confirm', 'add')),
      -- an account that exists, or the one that a sign-up makes; null where anybody may sign in
      account_id uuid,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index passkey_challenges_account on passkey_challenges (account_id)`.execute(db);
}
