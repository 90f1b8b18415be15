/** Offers as people publish and open them; the lists stand in offer-list.ts. */
import type { Category } from '@dragoman/widgets/server';
import { sql } from 'kysely';
import { searchWords } from '#backend/database/search-words.ts';
import type { Db, Work } from '#backend/database/transaction.ts';

export interface NewOffer {
  owner_id: string;
  title: string;
  description: string;
  type: Category;
  price_cents: number;
  languages: string[];
  text_language: string | null;
  created_at: Date;
}

export async function publish(trx: Work, offer: NewOffer): Promise<number> {
  const [id] = await publishAll(trx, [offer]);
  return id as number;
}

/**
 * Many at once, with their words and their language pairs, which no trigger keeps in step: each language with itself
 * and with every later one in alphabetical order. They travel as one JSON text, which costs a fraction of a parameter for each field.
 */
export async function publishAll(trx: Work, offers: NewOffer[]): Promise<number[]> {
  const rows = offers.map((offer) => ({
    ...offer,
    words: searchWords(`${offer.title} ${offer.description}`),
  }));
  const { rows: published } = await sql<{ id: number }>`
    with fresh as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (
        owner_id uuid, title text, description text, type text, price_cents integer, languages text[],
        text_language text, words text[], created_at timestamptz
      )
    ), worded as (
      insert into offer_words select distinct unnest(words) as word from fresh order by word
      on conflict do nothing
    ), published as (
      insert into offers
        (owner_id, active, title, description, type, price_cents, languages, text_language, search, created_at)
      select owner_id, true, title, description, type, price_cents, languages, text_language,
        array_to_tsvector(words), created_at
      from fresh
      returning id, type, languages, popularity, price_cents, rating_rank
    ), paired as (
      insert into offer_language_pairs (lang_a, lang_b, type, offer_id, popularity, price_cents, rating_rank)
      select distinct lang_a, lang_b, type, id, popularity, price_cents, rating_rank
      from published, unnest(languages) as lang_a, unnest(languages) as lang_b
      where lang_a <= lang_b
      order by lang_a, lang_b, type
    )
    select id from published order by id`.execute(trx);
  return published.map(({ id }) => id);
}

/** After very many were written: without fresh statistics the plans would be those for an empty table. */
export async function tidy(db: Db): Promise<void> {
  for (const table of ['offers', 'offer_language_pairs', 'offer_words', 'users'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

export const offerRows = (db: Db) =>
  db
    .selectFrom('offers')
    .innerJoin('users', 'users.id', 'offers.owner_id')
    .select([
      'offers.id',
      'offers.active',
      'offers.title',
      'offers.description',
      'offers.type',
      'offers.price_cents',
      'offers.languages',
      'offers.rating_sum',
      'offers.rating_count',
      'offers.rating_rank',
      'offers.popularity',
      'offers.created_at',
      'users.id as users_id',
      'users.user_language',
      'users.image',
      'users.firstname',
      'users.lastname',
    ]);

export type OfferRow = Awaited<ReturnType<ReturnType<typeof offerRows>['executeTakeFirstOrThrow']>>;

export async function find(db: Db, id: number) {
  return offerRows(db)
    .select(['users.about', 'users.timezone'])
    .where('offers.id', '=', id)
    .executeTakeFirst();
}

export async function ownedBy(db: Db, owner: string): Promise<OfferRow[]> {
  return offerRows(db)
    .where('offers.owner_id', '=', owner)
    .orderBy('offers.id', 'desc')
    .limit(1000)
    .execute();
}

/** A booking makes an offer more popular, wherever the lists sort by that. */
export async function countBooking(trx: Work, id: number): Promise<void> {
  const { popularity } = await trx
    .updateTable('offers')
    .set((offer) => ({ popularity: offer('popularity', '+', 1) }))
    .where('id', '=', id)
    .returning('popularity')
    .executeTakeFirstOrThrow();
  await trx.updateTable('offer_language_pairs').set({ popularity }).where('offer_id', '=', id).execute();
}

/** Ratings sort by their mean, then by how many agree. */
export async function countRating(trx: Work, id: number, rating: number): Promise<void> {
  await sql`
    with rated as (
      update offers set
        rating_sum = rating_sum + ${rating}::integer,
        rating_count = rating_count + 1,
        rating_rank = round((rating_sum + ${rating}::integer) * 1000.0 / (rating_count + 1)) * 1000
          + least(rating_count + 1, 999)
      where id = ${id}
      returning id, rating_rank
    )
    update offer_language_pairs as pairs set rating_rank = rated.rating_rank
    from rated
    where pairs.offer_id = rated.id`.execute(trx);
}

/** Popularity and ratings of all offers from the bookings and reviews there are, after many were written at once. */
export async function recountAll(trx: Work): Promise<void> {
  await sql`
    update offers set
      rating_sum = given.total,
      rating_count = given.number,
      rating_rank = round(given.total * 1000.0 / given.number) * 1000 + least(given.number, 999)
    from (
      select offer_id, sum(rating)::integer as total, count(*)::integer as number from reviews group by offer_id
    ) as given
    where given.offer_id = offers.id`.execute(trx);
  await sql`
    update offers set popularity = booked.number
    from (select offer_id, count(*)::integer as number from tasks group by offer_id) as booked
    where booked.offer_id = offers.id`.execute(trx);
  await sql`
    update offer_language_pairs as pairs set popularity = offers.popularity, rating_rank = offers.rating_rank
    from offers
    where offers.id = pairs.offer_id
      and (offers.popularity, offers.rating_rank) <> (pairs.popularity, pairs.rating_rank)`.execute(trx);
}

export async function withdrawAll(trx: Work, owner: string): Promise<void> {
  const withdrawn = await trx
    .updateTable('offers')
    .set({ active: false })
    .where('owner_id', '=', owner)
    .returning('id')
    .execute();
  const ids = withdrawn.map(({ id }) => id);
  if (ids.length) await trx.deleteFrom('offer_language_pairs').where('offer_id', 'in', ids).execute();
}
