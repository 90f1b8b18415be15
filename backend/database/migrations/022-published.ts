import { type Kysely, sql } from 'kysely';

/** What people published can be changed and taken back; offers have texts in several languages; files have versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table offers
      add column deleted_at timestamptz,
      add column translations jsonb not null default '{}'`.execute(db);
  await sql`alter table requests add column withdrawn_at timestamptz`.execute(db);
  await sql`alter table proposals add column changed_at timestamptz`.execute(db);
  await sql`alter table users add column language_levels jsonb not null default '{}'`.execute(db);
  await sql`
    alter table documents
      add column kind text not null default 'source' check (kind in ('source', 'deliverable')),
      add column version integer not null default 1`.execute(db);
}
