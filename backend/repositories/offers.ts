/** Publishing, reading and rating single offers; offer-changes.ts edits them, offer-list.ts has the lists. */
import { type Category, overStatuses } from '@dragoman/widgets/server';
import { sql } from 'kysely';
import type { Booking, OfferText } from '#backend/database/tables.ts';
import type { Db, Transaction } from '#backend/database/transaction.ts';
import { addWords, namesOf, wordsOf } from './offer-words.ts';

export interface NewOffer {
  owner_id: string;
  title: string;
  description: string;
  type: Category;
  price_cents: number;
  languages: string[];
  text_language: string | null;
  translations?: Record<string, OfferText>;
  booking?: Booking;
  created_at: Date;
}

export async function publish(trx: Transaction, offer: NewOffer): Promise<number> {
  const [id] = await publishAll(trx, [offer]);
  return id as number;
}

/**
 * Many offers at once, with their words and language pairs, since there are no triggers. A pair is a language with
 * itself or with a later one in alphabetical order. One JSON parameter costs a fraction of a parameter for each field.
 */
export async function publishAll(trx: Transaction, offers: NewOffer[]): Promise<number[]> {
  const names = await namesOf(trx, [...new Set(offers.map((offer) => offer.owner_id))]);
  const rows = offers.map((offer) => ({ ...offer, words: wordsOf(offer, names.get(offer.owner_id) ?? '') }));
  const { rows: published } = await sql<{ id: number }>`
    with fresh as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as fresh (
        owner_id uuid, title text, description text, type text, price_cents integer, languages text[],
        text_language text, translations jsonb, booking text, words text[], created_at timestamptz
      )
    ), ${addWords('fresh')}, published as (
      insert into offers
        (owner_id, active, title, description, type, price_cents, languages, text_language, translations, booking,
          search, created_at)
      select owner_id, true, title, description, type, price_cents, languages, text_language,
        coalesce(translations, '{}'), coalesce(booking, 'instant'), array_to_tsvector(words), created_at
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

/** After a bulk insert: without fresh statistics the planner would plan for an empty table. */
export async function vacuum(db: Db): Promise<void> {
  for (const table of ['offers', 'offer_language_pairs', 'offer_words', 'offer_word_keys', 'users'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/** What a list or a page shows of an offer and its owner. */
const offerColumns = [
  'offers.id',
  'offers.active',
  'offers.title',
  'offers.description',
  'offers.type',
  'offers.price_cents',
  'offers.booking',
  'offers.languages',
  'offers.text_language',
  'offers.translations',
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
] as const;

export const offerRows = (db: Db) =>
  db.selectFrom('offers').innerJoin('users', 'users.id', 'offers.owner_id').select(offerColumns);

/** The same columns as SQL, for statements that are too frequent to be built column by column. */
export const offerColumnList = sql.raw(offerColumns.join(', '));

export type LockedOffer = NonNullable<Awaited<ReturnType<typeof lock>>>;

/** For `locks.ts`. */
export async function lock(trx: Transaction, id: number) {
  return trx
    .selectFrom('offers')
    .select([
      'id',
      'owner_id',
      'active',
      'title',
      'description',
      'type',
      'languages',
      'price_cents',
      'booking',
    ])
    .select(['text_language', 'translations', 'deleted_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type OfferRow = Awaited<ReturnType<ReturnType<typeof offerRows>['executeTakeFirstOrThrow']>>;

/** Deleted offers are gone, and nothing is left of those of removed accounts that could be shown. */
export async function find(db: Db, id: number) {
  return offerRows(db)
    .select(['users.about', 'users.language_levels', 'users.timezone'])
    .where('offers.id', '=', id)
    .where('offers.deleted_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

export type OwnOfferRow = Awaited<ReturnType<typeof ownedBy>>[number];

/** Newest first, with the number of tasks that are not over. */
export async function ownedBy(db: Db, owner: string) {
  return offerRows(db)
    .select((offer) =>
      offer
        .selectFrom('tasks')
        .select((count) => count.fn.countAll<number>().as('open'))
        .whereRef('tasks.offer_id', '=', 'offers.id')
        .where('tasks.status', 'not in', overStatuses)
        .as('open_bookings'),
    )
    .where('offers.owner_id', '=', owner)
    .where('offers.deleted_at', 'is', null)
    .orderBy('offers.id', 'desc')
    .limit(1000)
    .execute();
}

/** A booking raises the offer's popularity, by which lists sort. */
export async function countBooking(trx: Transaction, id: number): Promise<void> {
  const { popularity } = await trx
    .updateTable('offers')
    .set((offer) => ({ popularity: offer('popularity', '+', 1) }))
    .where('id', '=', id)
    .returning('popularity')
    .executeTakeFirstOrThrow();
  await trx.updateTable('offer_language_pairs').set({ popularity }).where('offer_id', '=', id).execute();
}

/** The rank sorts by mean rating, then by the number of ratings. */
export async function countRating(trx: Transaction, id: number, rating: number): Promise<void> {
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

/** Recomputes popularity and ratings of all offers from bookings and reviews, after a bulk insert. */
export async function recountAll(trx: Transaction): Promise<void> {
  await sql`
    update offers set
      rating_sum = summed.total,
      rating_count = summed.number,
      rating_rank = round(summed.total * 1000.0 / summed.number) * 1000 + least(summed.number, 999)
    from (
      select offer_id, sum(rating)::integer as total, count(*)::integer as number from reviews group by offer_id
    ) as summed
    where summed.offer_id = offers.id`.execute(trx);
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
