import { type Kysely, sql } from 'kysely';
import { jobQueue } from '#backend/database/job-queue.ts';

/**
 * Partner accounts, their keys and webhooks. Keys and webhooks name a partner without a reference: it may be one of the
 * environment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['send-webhook', 'switch-off-webhook']) await jobQueue(db).createQueue(name);
  await sql`
    create table partners (
      id text primary key,
      name text not null,
      site text not null,
      logo text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table partner_members (
      partner_id text not null references partners (id),
      user_id uuid not null references users (id),
      created_at timestamptz not null,
      primary key (partner_id, user_id)
    )`.execute(db);
  await sql`create index partner_members_user on partner_members (user_id)`.execute(db);
  await sql`
    create table partner_invitations (
      id uuid primary key,
      partner_id text not null references partners (id),
      email text not null,
      email_key text not null,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- accepted, withdrawn, or replaced by a later one
      ended_at timestamptz
    )`.execute(db);
  await sql`create index partner_invitations_partner on partner_invitations (partner_id, email_key)`.execute(
    db,
  );
  await sql`
    create table partner_origins (
      partner_id text not null references partners (id),
      origin text not null,
      token text not null,
      created_at timestamptz not null,
      verified_at timestamptz,
      primary key (partner_id, origin)
    )`.execute(db);
  await sql`create index partner_origins_origin on partner_origins (origin)`.execute(db);
  await sql`
    create table partner_keys (
      id uuid primary key,
      partner text not null,
      name text not null,
      key_hash text not null unique,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index partner_keys_partner on partner_keys (partner)`.execute(db);
  await sql`
    create table webhooks (
      id uuid primary key,
      partner text not null,
      url text not null,
      events text[] not null,
      active boolean not null,
      secret text not null,
      -- signs besides until previous_until
      previous_secret text,
      previous_until timestamptz,
      -- since the first of the attempts that have failed without a success between them
      failing_since timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index webhooks_partner on webhooks (partner)`.execute(db);
  await sql`
    create table webhook_deliveries (
      id uuid primary key,
      webhook_id uuid not null references webhooks (id) on delete cascade,
      type text not null,
      -- as text: each attempt sends and signs the same bytes
      body text not null,
      status text not null check (status in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      -- of the last attempt
      answer_status integer,
      problem text,
      attempted_at timestamptz,
      next_attempt_at timestamptz,
      give_up_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id)`.execute(db);
  await sql`create index webhook_deliveries_created on webhook_deliveries (created_at)`.execute(db);
  await sql`alter table tasks add column page_origin text`.execute(db);
}
