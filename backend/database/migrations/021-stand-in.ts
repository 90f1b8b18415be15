import { type Kysely, sql } from 'kysely';

/** What the stand-in for the payment provider knows: several servers share it, and it outlives them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stand_in_objects (
      id text primary key,
      kind text not null,
      idempotency_key text unique,
      data jsonb not null,
      is_pending boolean not null default false,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index stand_in_objects_kind on stand_in_objects (kind, created_at, id)`.execute(db);
  await sql`create index stand_in_objects_pending on stand_in_objects (created_at) where is_pending`.execute(
    db,
  );
}
