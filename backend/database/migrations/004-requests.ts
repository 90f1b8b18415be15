import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table requests (
      id uuid primary key,
      owner_id uuid not null references users (id),
      category text not null,
      type text not null,
      title text not null,
      description text not null,
      from_language text not null,
      to_language text not null,
      text_language text,
      due_date text,
      due_time text,
      price_cents integer not null,
      status text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index requests_open on requests (id) where status = 'open'`.execute(db);
  await sql`create index requests_owner on requests (owner_id, id)`.execute(db);
  await sql`
    create table proposals (
      id uuid primary key,
      request_id uuid not null references requests (id),
      translator_id uuid not null references users (id),
      price_cents integer not null,
      message text not null,
      date text not null,
      time text not null,
      status text not null,
      created_at timestamptz not null,
      unique (request_id, translator_id)
    )`.execute(db);
  await sql`create index proposals_translator on proposals (translator_id)`.execute(db);
}
