import { type Kysely, sql } from 'kysely';

/**
 * The language pairs hold all columns that lists sort and filter by. Each sort order has a covering index with the
 * price, so that no list of a language needs a sort or a lookup. The table is created anew: an update of millions of
 * rows would leave as many dead rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offer_language_pairs rename to earlier_pairs`.execute(db);
  await sql`
    create table offer_language_pairs (
      lang_a text not null,
      lang_b text not null,
      type text not null,
      offer_id bigint not null,
      popularity integer not null,
      price_cents integer not null,
      rating_rank integer not null
    )`.execute(db);
  await sql`
    insert into offer_language_pairs
    select lang_a, lang_b, offers.type, offers.id, offers.popularity, offers.price_cents, offers.rating_rank
    from earlier_pairs join offers on offers.id = earlier_pairs.offer_id`.execute(db);
  await sql`drop table earlier_pairs`.execute(db);
  await sql`
    alter table offer_language_pairs
      add primary key (lang_a, lang_b, type, offer_id) include (price_cents),
      add foreign key (offer_id) references offers (id) on delete cascade`.execute(db);
  for (const column of ['popularity', 'price_cents', 'rating_rank']) {
    const order = sql.ref(column);
    const more = column === 'price_cents' ? sql`` : sql`include (price_cents)`;
    await sql`
      create index ${sql.ref(`offer_language_pairs_${column}`)}
      on offer_language_pairs (lang_a, lang_b, type, ${order}, offer_id) ${more}`.execute(db);
  }
  await sql`create index offer_language_pairs_offer on offer_language_pairs (offer_id)`.execute(db);
  await sql`analyze offer_language_pairs`.execute(db);
}
