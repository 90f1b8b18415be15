/** The SQL of calendars elsewhere, whose busy times cannot be booked. */
import type { CalendarFailure } from '@dragoman/widgets/domain/calendar.ts';
import { sql } from 'kysely';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';
import type { Span } from './free-times.ts';

export interface ImportedCalendar {
  id: string;
  owner_id: string;
  url: string;
}

/** In the order in which their owner has named them. */
export const list = (db: Db, owner: string) =>
  db
    .selectFrom('imported_calendars')
    .select(['id', 'owner_id', 'url', 'read_at', 'failure'])
    .where('owner_id', '=', owner)
    .orderBy('id')
    .execute();

export async function removeOthers(trx: Transaction, owner: string, urls: string[]): Promise<void> {
  await trx
    .deleteFrom('imported_calendars')
    .where('owner_id', '=', owner)
    .where((is) => is.not(is('url', '=', is.fn.any(is.val(urls)))))
    .execute();
}

/** Does nothing where it is there already. */
export async function add(trx: Transaction, calendar: ImportedCalendar): Promise<void> {
  await trx
    .insertInto('imported_calendars')
    .values({ ...calendar, busy: '[]' })
    .onConflict((known) => known.columns(['owner_id', 'url']).doNothing())
    .execute();
}

/** Takes those that nobody has tried to read since, the longest ago first: no other process gets them meanwhile. */
export async function takeDue(db: Db, since: Date, now: Date, most: number): Promise<ImportedCalendar[]> {
  const { rows } = await sql<ImportedCalendar>`
    update imported_calendars set tried_at = ${now} where id in (
      select id from imported_calendars where tried_at is null or tried_at < ${since}
      order by tried_at nulls first limit ${most} for update skip locked
    ) returning id, owner_id, url`.execute(db);
  return rows;
}

/** What came of reading one, unless its owner has removed it meanwhile. */
export async function setRead(
  db: Db,
  id: string,
  read: { busy: Span[] } | { failure: CalendarFailure },
  now: Date,
): Promise<void> {
  const change =
    'busy' in read
      ? { busy: JSON.stringify(read.busy), failure: null, read_at: now }
      : { failure: read.failure };
  await db
    .updateTable('imported_calendars')
    .set({ ...change, tried_at: now })
    .where('id', '=', id)
    .execute();
}
