import { type Kysely, sql } from 'kysely';
import { jobQueue } from '#backend/database/job-queue.ts';

/** The outbox of mails, the links in them, and what each person wants to get by mail, and in which language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['send-mail', 'mail-unread']) await jobQueue(db).createQueue(name);
  const random = sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;
  await sql`
    alter table users
      add column locale text not null default 'en',
      add column email_verified_at timestamptz,
      -- {kind: 'never'}; kinds that are not in it are mailed at once
      add column mail_choices jsonb not null default '{}',
      add column unsubscribe_key text not null default ${random}`.execute(db);
  await sql`alter table messages add column mailed_at timestamptz`.execute(db);
  await sql`
    create table mails (
      id uuid primary key,
      -- null: a mail to nobody, written so that a call does the same work for addresses without an account
      user_id uuid references users (id),
      actor_id uuid references users (id),
      recipient text not null,
      topic text not null,
      locale text not null,
      -- null once the mail needs no retry, as it may contain the token of a link
      content jsonb,
      status text not null check (status in ('waiting', 'sent', 'failed')),
      attempts integer not null default 0,
      reason text,
      created_at timestamptz not null,
      give_up_at timestamptz not null,
      settled_at timestamptz
    )`.execute(db);
  await sql`create index mails_user on mails (user_id)`.execute(db);
  await sql`create index mails_actor on mails (actor_id)`.execute(db);
  await sql`
    create table mail_links (
      token_hash text primary key,
      user_id uuid references users (id),
      purpose text not null check (purpose in ('reset', 'verify', 'undo')),
      -- the address that the link confirms or restores
      email text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- used, or replaced by a later link
      ended_at timestamptz
    )`.execute(db);
  await sql`create index mail_links_user on mail_links (user_id, purpose)`.execute(db);
  await sql`
    create table recovery_calls (
      id uuid primary key,
      -- an e-mail address or a network, hashed
      key text not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index recovery_calls_key on recovery_calls (key, at)`.execute(db);
}
