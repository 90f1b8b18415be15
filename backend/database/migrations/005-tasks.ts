import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tasks (
      id bigint primary key default nextval('small_ids'),
      offer_id bigint references offers (id),
      request_id uuid references requests (id),
      customer_id uuid not null references users (id),
      owner_id uuid not null references users (id),
      conversation_id uuid not null references conversations (id),
      title text not null,
      type text not null,
      languages text[] not null,
      price_cents integer not null,
      details text not null,
      date text not null,
      time text not null,
      timezone text,
      status text not null,
      paid_at timestamptz,
      partner text,
      campaign text,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index tasks_customer on tasks (customer_id, id)`.execute(db);
  await sql`create index tasks_owner on tasks (owner_id, id)`.execute(db);
  await sql`create index tasks_offer on tasks (offer_id, customer_id)`.execute(db);
  await sql`create index tasks_partner on tasks (partner, id) where partner is not null`.execute(db);
  await sql`
    create table task_history (
      id uuid primary key,
      task_id bigint not null references tasks (id),
      "from" text,
      "to" text not null,
      by uuid not null references users (id),
      at timestamptz not null
    )`.execute(db);
  await sql`create index task_history_task on task_history (task_id, id)`.execute(db);
  await sql`
    create table documents (
      id uuid primary key,
      task_id bigint not null references tasks (id),
      message_id uuid references messages (id),
      uploaded_by uuid not null references users (id),
      name text not null,
      size integer not null,
      type text not null,
      storage_key text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index documents_task on documents (task_id, id)`.execute(db);
  await sql`create index documents_message on documents (message_id)`.execute(db);
  await sql`
    create table reviews (
      id uuid primary key,
      task_id bigint not null unique references tasks (id),
      offer_id bigint references offers (id),
      rating integer not null,
      text text not null,
      reply text,
      replied_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index reviews_offer on reviews (offer_id, id)`.execute(db);
  await sql`
    create table payments (
      id uuid primary key,
      session_id text not null unique,
      task_id bigint not null references tasks (id),
      amount_cents integer not null,
      status text not null,
      created_at timestamptz not null,
      paid_at timestamptz
    )`.execute(db);
  await sql`create index payments_task on payments (task_id)`.execute(db);
}
