/** Partners' counts by day, campaign and page. */
import { sql } from 'kysely';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export interface Counts {
  views: number;
  opens: number;
  bookings: number;
}

interface CountKey {
  partner: string;
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  campaign: string;
  /** Origin and path. */
  page: string;
}

/**
 * Anyone can make up campaigns and pages. On a day that has this many, counts of a new campaign go to `other`, and counts
 * of a new page to a row without one.
 */
const dailyLimits = { campaigns: 100, rows: 1000 };

/** Adds in one statement, which `lockDay` makes the only one of its day: parallel callers stay within the limits. */
export async function add(db: Db, key: CountKey, counts: Partial<Counts>): Promise<void> {
  const { partner, day, campaign, page } = key;
  const { views = 0, opens = 0, bookings = 0 } = counts;
  await sql`
    with known as (
      select campaign, page from partner_days where partner = ${partner} and day = ${day}
    ), named as (
      select case
        when ${campaign} in ('', 'other') or exists (select from known where campaign = ${campaign})
          or (select count(distinct campaign) from known) < ${dailyLimits.campaigns}
        then ${campaign} else 'other' end as campaign
    )
    insert into partner_days (partner, day, campaign, page, views, opens, bookings)
    select ${partner}, ${day}, named.campaign, case
        when exists (select from known where known.campaign = named.campaign and page = ${page})
          or (select count(*) from known) < ${dailyLimits.rows}
        then ${page} else '' end,
      ${views}::integer, ${opens}::integer, ${bookings}::integer
    from named
    on conflict (partner, day, campaign, page) do update set
      views = partner_days.views + excluded.views,
      opens = partner_days.opens + excluded.opens,
      bookings = partner_days.bookings + excluded.bookings`.execute(db);
}

/** Parallel counts of a partner's day wait for the end of the transaction. */
export async function lockDay(trx: Transaction, { partner, day }: Pick<CountKey, 'partner' | 'day'>) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${partner} ${day}`}, 1))`.execute(trx);
}

/** Sums by one of the columns; days in their order, the others by most bookings, opens and views. */
export async function sums(
  db: Db,
  by: 'day' | 'campaign' | 'page',
  { partner, from, to }: { partner: string; from: string; to: string },
): Promise<(Counts & { key: string })[]> {
  return db
    .selectFrom('partner_days')
    .select((is) => [
      is.ref(by).as('key'),
      is.fn.sum<number>('views').as('views'),
      is.fn.sum<number>('opens').as('opens'),
      is.fn.sum<number>('bookings').as('bookings'),
    ])
    .where('partner', '=', partner)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(by)
    .orderBy(by === 'day' ? 'key' : sql`bookings desc, opens desc, views desc, key`)
    .limit(by === 'day' ? 400 : 100)
    .execute();
}
