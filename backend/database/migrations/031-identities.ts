import { type Kysely, sql } from 'kysely';

/** Who people are at OpenID Connect providers, and the sign-ins there that are under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identities (
      id uuid primary key,
      user_id uuid not null references users (id),
      issuer text not null,
      subject text not null,
      -- of the provider, for when it is no longer configured
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz,
      unique (issuer, subject)
    )`.execute(db);
  await sql`create index identities_user on identities (user_id)`.execute(db);
  await sql`
    create table provider_requests (
      state_hash text primary key,
      -- of the cookie of the browser that asked
      browser_hash text not null,
      provider text not null,
      purpose text not null check (purpose in ('sign-in', 'link', 'confirm')),
      -- for 'link': the account that asked
      account_id uuid,
      nonce text not null,
      verifier text not null,
      -- a path of ours, to which the provider's answer leads
      page text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table provider_answers (
      ticket_hash text primary key,
      browser_hash text not null,
      provider text not null,
      purpose text not null,
      account_id uuid,
      issuer text not null,
      subject text not null,
      claims jsonb not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index provider_requests_account on provider_requests (account_id)`.execute(db);
  await sql`create index provider_answers_account on provider_answers (account_id)`.execute(db);
}
