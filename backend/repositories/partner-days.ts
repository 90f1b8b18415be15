/** Partners' counts by day, campaign and page. */
import { sql } from 'kysely';
import type { Db } from '#backend/database/transaction.ts';

export interface Counts {
  views: number;
  opens: number;
  bookings: number;
}

export interface CountKey {
  partner: string;
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  campaign: string;
  /** Origin and path. */
  page: string;
}

/** Limits made-up pages: all pages beyond these share one row. */
const maxRowsADay = 1000;

export async function add(db: Db, key: CountKey, counts: Partial<Counts>): Promise<void> {
  const { views = 0, opens = 0, bookings = 0 } = counts;
  const page = (await isFull(db, key)) ? '' : key.page;
  await db
    .insertInto('partner_days')
    .values({ ...key, page, views, opens, bookings })
    .onConflict((row) =>
      row.columns(['partner', 'day', 'campaign', 'page']).doUpdateSet({
        views: sql`partner_days.views + excluded.views`,
        opens: sql`partner_days.opens + excluded.opens`,
        bookings: sql`partner_days.bookings + excluded.bookings`,
      }),
    )
    .execute();
}

async function isFull(db: Db, { partner, day, page }: CountKey): Promise<boolean> {
  const { rows, known } = await db
    .selectFrom('partner_days')
    .select((is) => [
      is.fn.countAll<number>().as('rows'),
      is.fn.countAll<number>().filterWhere('page', '=', page).as('known'),
    ])
    .where('partner', '=', partner)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return rows >= maxRowsADay && known === 0;
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
