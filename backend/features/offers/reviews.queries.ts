/** The SQL of the reviews of offers. */
import { type Insertable, sql } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

type NewReview = Omit<Insertable<Tables['reviews']>, 'reply' | 'replied_at'>;

/** Returns false when the task has a review. */
export async function write(trx: Transaction, review: NewReview): Promise<boolean> {
  const written = await trx
    .insertInto('reviews')
    .values({ ...review, reply: null, replied_at: null })
    .onConflict((earlier) => earlier.column('task_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/** In cents: a review counts at least as if so little was paid, and at most as if so much was. */
const weights = { least: 500, most: 5000 };

/**
 * Weighs the review of a task, or all: by what was paid and not given back, or as the heaviest where nothing is paid here.
 * The first review counts of what a customer books with one owner in a month, so that nobody buys a rating in parts.
 */
export async function weigh(trx: Transaction, task?: number): Promise<void> {
  await sql`
    update reviews set weight = case when weighed.place > 1 then 0
      else greatest(${weights.least}::integer, least(${weights.most}::integer, weighed.paid)) end
    from (
      select reviews.id,
        row_number() over (
          partition by tasks.owner_id, tasks.customer_id, date_trunc('month', tasks.created_at at time zone 'UTC')
          order by reviews.id
        ) as place,
        coalesce((
          select sum(case when status = 'settled' then owner_cents + fee_cents else 0 end)
          from payments where payments.task_id = tasks.id
        ), ${weights.most}) as paid
      from reviews join tasks on tasks.id = reviews.task_id
      ${task === undefined ? sql`` : sql`where (tasks.owner_id, tasks.customer_id) = (select owner_id, customer_id from tasks where id = ${task})`}
    ) as weighed
    where weighed.id = reviews.id ${task === undefined ? sql`` : sql`and reviews.task_id = ${task}`}`.execute(
    trx,
  );
}

/** Returns the review's id; undefined when there is no review without a reply. */
export async function reply(
  trx: Transaction,
  task: number,
  text: string,
  at: Date,
): Promise<string | undefined> {
  const answered = await trx
    .updateTable('reviews')
    .set({ reply: text, replied_at: at })
    .where('task_id', '=', task)
    .where('reply', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return answered?.id;
}

/** More than a visitor reads on one page. */
const shown = 20;

/** The newest reviews with their authors. Of a removed author's review only the stars are left. */
const latest = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('tasks', 'tasks.id', 'reviews.task_id')
    .innerJoin('users', 'users.id', 'tasks.customer_id')
    .select(['reviews.rating', 'reviews.text', 'reviews.reply', 'reviews.created_at'])
    .select(['users.firstname', 'users.lastname', 'users.image'])
    .where('reviews.text', '!=', '')
    .orderBy('reviews.id', 'desc')
    .limit(shown);

export const latestOf = (db: Db, offer: number) => latest(db).where('reviews.offer_id', '=', offer).execute();

/** The reviews of all that somebody did, with what came of a request. */
export const latestOfOwner = (db: Db, owner: string) =>
  latest(db).where('tasks.owner_id', '=', owner).execute();

export type ReviewRow = Awaited<ReturnType<typeof latestOf>>[number];

export async function isWritten(db: Db, task: number): Promise<boolean> {
  const found = await db.selectFrom('reviews').select('id').where('task_id', '=', task).executeTakeFirst();
  return found !== undefined;
}

/** The mean of all reviews of somebody's work by their weights, in thousandths of a star, and how many count. */
export const ratingsOf = (owner: 'users.id' | 'proposals.translator_id') =>
  sql<{ mean: number; count: number }>`(
    select jsonb_build_object(
      'mean', coalesce(round(sum(rating * weight) * 1000.0 / sum(weight)), 0), 'count', count(*)
    )
    from reviews join tasks on tasks.id = reviews.task_id
    where tasks.owner_id = ${sql.ref(owner)} and weight > 0)`.as('ratings');
