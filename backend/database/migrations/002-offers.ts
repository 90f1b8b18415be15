import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Offers and tasks share one sequence: a checkout item names either, and must not be ambiguous.
  await sql`create sequence small_ids`.execute(db);
  await sql`
    create table offers (
      id bigint primary key default nextval('small_ids'),
      owner_id uuid not null references users (id),
      active boolean not null default true,
      title text not null,
      description text not null,
      type text not null,
      price_cents integer not null,
      languages text[] not null,
      text_language text,
      rating_sum integer not null default 0,
      rating_count integer not null default 0,
      rating_rank integer not null default 0,
      popularity integer not null default 0,
      search tsvector not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index offers_owner on offers (owner_id, id)`.execute(db);
  for (const column of ['popularity', 'price_cents', 'rating_rank']) {
    const order = sql.ref(column);
    await sql`create index ${sql.ref(`offers_${column}`)} on offers (${order}, id) where active`.execute(db);
    await sql`create index ${sql.ref(`offers_type_${column}`)} on offers (type, ${order}, id) where active`.execute(
      db,
    );
  }
  await sql`create index offers_type on offers (type, id) where active`.execute(db);
  await sql`create index offers_search on offers using gin (search)`.execute(db);
  // With the default statistics the planner takes a rare word for a common one and reads the whole table.
  await sql`alter table offers alter column search set statistics 1000`.execute(db);
  // Each two languages of an offer, and each with itself: a filter for a pair is one range of an index.
  await sql`
    create table offer_language_pairs (
      lang_a text not null,
      lang_b text not null,
      type text not null,
      popularity integer not null,
      offer_id bigint not null references offers (id) on delete cascade,
      primary key (lang_a, lang_b, type, popularity, offer_id)
    )`.execute(db);
  await sql`create index offer_language_pairs_all on offer_language_pairs (lang_a, lang_b, popularity, offer_id)`.execute(
    db,
  );
  await sql`create index offer_language_pairs_offer on offer_language_pairs (offer_id)`.execute(db);
}
