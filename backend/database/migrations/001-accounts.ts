import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      email text not null,
      email_key text not null unique,
      password_hash text not null,
      firstname text not null,
      lastname text not null,
      phonenumber text not null default '',
      address text not null default '',
      languages text[] not null default '{}',
      user_language text not null,
      image text,
      about text,
      created_at timestamptz not null,
      deleted_at timestamptz
    )`.execute(db);
  await sql`
    create table sessions (
      id uuid primary key,
      token_hash text not null unique,
      user_id uuid not null references users (id),
      user_agent text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
  await sql`
    create table sign_in_failures (
      id uuid primary key,
      email_key text not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_failures_email on sign_in_failures (email_key, at)`.execute(db);
  await sql`
    create table idempotency_keys (
      user_id uuid not null references users (id),
      call text not null,
      key text not null,
      body_hash text not null,
      answer jsonb,
      created_at timestamptz not null,
      primary key (user_id, call, key)
    )`.execute(db);
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db);
}
