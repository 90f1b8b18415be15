/** The SQL of offers: publishing, reading, changing. */
import { OfferChange as Change, type NewOffer as Written } from '@dragoman/widgets/domain/offer.ts';
import { type Category, languages, limits, overStatuses, type PaymentPolicy } from '@dragoman/widgets/server';
import { sql } from 'kysely';
import type { LockedOffer } from '#backend/platform/database/locks.ts';
import type { WrittenColumn } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';
import * as reviews from './reviews.queries.ts';
import * as offerWords from './words.queries.ts';
import { addWords, namesOf, wordsOf } from './words.queries.ts';

/** The fields that a column names otherwise. */
const renamed: Readonly<Record<string, string>> = {
  price: 'price_parts',
  minimum: 'minimum_cents',
  textLanguage: 'text_language',
};

/** The columns of what an owner writes. */
const writtenColumns = Object.keys(Change.properties).map((name) => renamed[name] ?? name);

/** The names are those of the columns. */
export interface NewOffer extends Omit<Written, 'price' | 'minimum' | 'textLanguage'> {
  owner_id: string;
  price_parts: number;
  minimum_cents?: number | null | undefined;
  text_language?: string | null | undefined;
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
  const rows = offers.map((offer) => ({
    active: true,
    booking: 'instant',
    cancellation: 'free',
    translations: {},
    ...offer,
    words: wordsOf(offer, names.get(offer.owner_id) ?? ''),
  }));
  // The database fills in what no offer states. The names are those of the schema, never a caller's.
  const stated = ['owner_id', 'created_at', ...writtenColumns].filter((name) =>
    rows.some((row) => Reflect.get(row, name) !== undefined),
  );
  const columns = sql.raw(stated.join(', '));
  const { rows: published } = await sql<{ id: number }>`
    with fresh as (
      select offer.*, array(select jsonb_array_elements_text(row -> 'words')) as words
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row, jsonb_populate_record(null::offers, row) as offer
    ), ${addWords('fresh')}, published as (
      insert into offers (${columns}, search) select ${columns}, array_to_tsvector(words) from fresh
      returning id, type, languages, popularity, price_parts, rating_rank
    ), paired as (
      insert into offer_language_pairs (lang_a, lang_b, type, offer_id, popularity, price_parts, rating_rank)
      select distinct lang_a, lang_b, type, id, popularity, price_parts, rating_rank
      from published, unnest(languages) as lang_a, unnest(languages) as lang_b
      where lang_a <= lang_b
      order by lang_a, lang_b, type
    )
    select id from published order by id`.execute(trx);
  return published.map(({ id }) => id);
}

/** After a bulk insert: without fresh statistics the planner would plan for an empty table. */
export async function vacuum(db: Db): Promise<void> {
  const words = ['offer_words', 'offer_word_keys', 'offer_word_ends'];
  for (const table of ['offers', 'offer_language_pairs', ...words, 'users'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/** What a list or a page shows of an offer and its owner. */
const offerColumns = [
  ...writtenColumns.map((name) => `offers.${name}` as `offers.${WrittenColumn}`),
  'offers.id',
  'offers.rating_mean',
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

const offerRows = (db: Db) =>
  db.selectFrom('offers').innerJoin('users', 'users.id', 'offers.owner_id').select(offerColumns);

/** These columns as SQL, for statements that are too frequent to be built column by column. */
export const offerColumnList = sql.raw(offerColumns.join(', '));

export type OfferRow = Awaited<ReturnType<ReturnType<typeof offerRows>['executeTakeFirstOrThrow']>>;

/** Deleted offers are gone, and nothing is left of those of removed accounts that could be shown. */
export async function find(db: Db, id: number) {
  return offerRows(db)
    .select(['users.about', 'users.language_levels', 'users.timezone', 'users.created_at as member_since'])
    .select((offer) =>
      offer
        .selectFrom('tasks')
        .select((count) => count.fn.countAll<number>().as('done'))
        .whereRef('tasks.owner_id', '=', 'users.id')
        .where('tasks.status', '=', 'finished')
        .as('tasks_done'),
    )
    .select((offer) =>
      offer
        .selectFrom('availabilities')
        .select('max_hours')
        .whereRef('availabilities.user_id', '=', 'users.id')
        .as('max_hours'),
    )
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
        .where('tasks.announced', '=', true)
        .as('open_bookings'),
    )
    .where('offers.owner_id', '=', owner)
    .where('offers.deleted_at', 'is', null)
    .orderBy('offers.id', 'desc')
    .limit(1000)
    .execute();
}

/** What lists contain of one owner, most popular first. */
export async function publishedBy(db: Db, owner: string): Promise<OfferRow[]> {
  return offerRows(db)
    .where('offers.owner_id', '=', owner)
    .where('offers.active', '=', true)
    .orderBy('offers.popularity', 'desc')
    .orderBy('offers.id', 'desc')
    .limit(limits.pageMax)
    .execute();
}

/** Whether money was given for a task in the end. */
const isPaid = (task: string) => sql`exists (
  select from payments
  where payments.task_id = ${sql.ref(`${task}.id`)} and payments.status = 'settled' and owner_cents + fee_cents > 0
)`;

const monthOf = (task: string) =>
  sql`date_trunc('month', ${sql.ref(`${task}.created_at`)} at time zone 'UTC')`;

/**
 * A task that has just finished raises its offer's popularity, by which lists sort: where it was paid, or nothing is paid
 * here at all, and once for what the same customer books with its owner in a month. The offer and both people are locked.
 */
export async function countFinished(trx: Transaction, task: number, policy: PaymentPolicy): Promise<void> {
  const counts = (name: string) => (policy === 'off' ? sql`true` : isPaid(name));
  await sql`
    with raised as (
      update offers set popularity = popularity + 1
      from tasks
      where tasks.id = ${task} and offers.id = tasks.offer_id and ${counts('tasks')} and not exists (
        select from tasks as earlier
        where earlier.owner_id = tasks.owner_id and earlier.customer_id = tasks.customer_id
          and earlier.offer_id is not null and earlier.id <> tasks.id and earlier.status = 'finished'
          and ${monthOf('earlier')} = ${monthOf('tasks')} and ${counts('earlier')}
      )
      returning offers.id, popularity
    )
    update offer_language_pairs as pairs set popularity = raised.popularity
    from raised
    where pairs.offer_id = raised.id`.execute(trx);
}

/**
 * What reviews make of offers: of one, or of all. A mean counts each review by its weight; its rank sorts by the mean,
 * then by the number of ratings. Part of a transaction that has locked the offer.
 */
export async function countRatings(trx: Transaction, offer?: number): Promise<void> {
  await sql`
    with rated as (
      update offers set
        rating_mean = counted.mean,
        rating_count = counted.number,
        rating_rank = counted.mean * 1000 + least(counted.number, 999)
      from (
        select offer_id, count(*)::integer as number,
          round(sum(rating * weight) * 1000.0 / sum(weight))::integer as mean
        from reviews where weight > 0 and ${offer ? sql`offer_id = ${offer}` : sql`offer_id is not null`}
        group by offer_id
      ) as counted
      where counted.offer_id = offers.id
      returning offers.id, rating_rank
    )
    update offer_language_pairs as pairs set rating_rank = rated.rating_rank
    from rated
    where pairs.offer_id = rated.id`.execute(trx);
}

/** Recomputes popularity and ratings of all offers from finished tasks and reviews, after a bulk insert. */
export async function recountAll(trx: Transaction): Promise<void> {
  await reviews.weigh(trx);
  await countRatings(trx);
  await sql`
    update offers set popularity = done.number
    from (
      select offer_id, count(*)::integer as number from (
        select distinct on (owner_id, customer_id, ${monthOf('tasks')}) offer_id
        from tasks where status = 'finished' and offer_id is not null
        order by owner_id, customer_id, ${monthOf('tasks')}, id
      ) as counted group by offer_id
    ) as done
    where done.offer_id = offers.id`.execute(trx);
  await sql`
    update offer_language_pairs as pairs set popularity = offers.popularity
    from offers
    where offers.id = pairs.offer_id and offers.popularity <> pairs.popularity`.execute(trx);
}

// Editing, pausing and deleting offers, with the words and language pairs that lists find them by.

/** The names are those of the columns. */
export type OfferChange = Partial<Omit<NewOffer, 'owner_id' | 'created_at'>> & { active?: boolean };

/** The offer and its owner are locked. */
export async function edit(
  trx: Transaction,
  locked: LockedOffer,
  change: OfferChange,
  changed_at: Date,
): Promise<void> {
  const { translations, ...columns } = change;
  const unlisted_at =
    change.active === undefined ? undefined : change.active ? null : sinceUnlisted(changed_at);
  await trx
    .updateTable('offers')
    .set({
      ...columns,
      unlisted_at,
      changed_at,
      translations: translations && JSON.stringify(translations),
    })
    .where('id', '=', locked.id)
    .execute();
  await offerWords.refresh(trx, locked.owner_id, locked.id);
  await rewritePairs(trx, locked.id);
}

/** Its tasks and reviews stay, so its row does too. */
export async function remove(trx: Transaction, id: number, deleted_at: Date): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ active: false, deleted_at, unlisted_at: sinceUnlisted(deleted_at) })
    .where('id', '=', id)
    .execute();
  await rewritePairs(trx, id);
}

/** A paused offer that is paused again, or deleted, left the lists before. */
const sinceUnlisted = (at: Date) => sql<Date>`coalesce(unlisted_at, ${at})`;

/** Only active offers have pairs. */
async function rewritePairs(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('offer_language_pairs').where('offer_id', '=', id).execute();
  await sql`
    insert into offer_language_pairs (lang_a, lang_b, type, offer_id, popularity, price_parts, rating_rank)
    select distinct lang_a, lang_b, type, id, popularity, price_parts, rating_rank
    from offers, unnest(languages) as lang_a, unnest(languages) as lang_b
    where id = ${id} and active and lang_a <= lang_b`.execute(trx);
}

/** How many of an offer's tasks are not over. */
export async function countOpenTasks(db: Db, offer: number): Promise<number> {
  const { open } = await db
    .selectFrom('tasks')
    .select((count) => count.fn.countAll<number>().as('open'))
    .where('offer_id', '=', offer)
    .where('status', 'not in', overStatuses)
    .where('announced', '=', true)
    .executeTakeFirstOrThrow();
  return open;
}

export interface OfferedLanguage {
  code: string;
  offers: number;
}

export interface LanguageFilter {
  category?: Category;
  /** Only languages on offer together with this one, and the offers for both. */
  with?: string;
}

/**
 * The languages on offer, each with its number of active offers. The pairs contain each language of an active offer
 * with itself and, in alphabetical order, with each other one: every pair is one range of an index. One statement
 * for each, since counting tens of millions of rows takes longer than a statement may.
 */
export async function offeredLanguages(
  db: Db,
  { category, with: other }: LanguageFilter = {},
): Promise<OfferedLanguage[]> {
  const ofType = category ? sql`and type = ${category}` : sql``;
  const codes = Object.keys(languages).filter((code) => code !== other);
  const found = await sql<{ code: string }>`
    select code from unnest(${codes}::text[]) as code
    where exists (
      select from offer_language_pairs
      where lang_a = least(code, ${other ?? null}) and lang_b = greatest(code, ${other ?? null}) ${ofType}
    )`.execute(db);
  const counted: OfferedLanguage[] = [];
  for (const { code } of found.rows) {
    const [first, second] = [code, other ?? code].sort();
    const { rows } = await sql<{ offers: number }>`
      select count(*) as offers from offer_language_pairs
      where lang_a = ${first} and lang_b = ${second} ${ofType}`.execute(db);
    counted.push({ code, offers: rows[0]?.offers ?? 0 });
  }
  return counted
    .filter(({ offers }) => offers > 0)
    .sort((one, other) => other.offers - one.offers || (one.code < other.code ? -1 : 1));
}
