import { type Kysely, sql } from 'kysely';

/** Who did what to whom and when. Without references to other tables: the log outlives what it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_events (
      id uuid primary key,
      at timestamptz not null default clock_timestamp(),
      actor_id uuid,
      action text not null,
      subject_kind text not null,
      subject_id text,
      outcome text not null,
      network text,
      request_id text not null
    )`.execute(db);
  await sql`create index audit_events_at on audit_events (at)`.execute(db);
  await sql`create index audit_events_actor on audit_events (actor_id, at)`.execute(db);
  await sql`create index audit_events_subject on audit_events (subject_kind, subject_id, at)`.execute(db);
}
