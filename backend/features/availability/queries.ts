/** The SQL of when people may be booked for calls, and of what takes their time. */
import { type Availability, anyTime } from '@dragoman/widgets/domain/availability.ts';
import { hoursOf } from '@dragoman/widgets/domain/units.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';
import { overlaps, type Span, spanOf } from './free-times.ts';

/** Whoever has said nothing may be called at any time. */
export async function of(db: Db, user: string): Promise<Availability> {
  const stored = await db
    .selectFrom('availabilities')
    .selectAll()
    .where('user_id', '=', user)
    .executeTakeFirst();
  if (stored) {
    const { user_id, ...availability } = stored;
    return availability;
  }
  const found = await db.selectFrom('users').select('timezone').where('id', '=', user).executeTakeFirst();
  return { ...anyTime, timezone: found?.timezone ?? 'UTC' };
}

export async function set(trx: Transaction, user: string, availability: Availability): Promise<void> {
  const row = {
    ...availability,
    weekly: JSON.stringify(availability.weekly),
    exceptions: JSON.stringify(availability.exceptions),
  };
  await trx
    .insertInto('availabilities')
    .values({ user_id: user, ...row })
    .onConflict((known) => known.column('user_id').doUpdateSet(row))
    .execute();
}

export async function remove(trx: Transaction, user: string): Promise<void> {
  await trx.deleteFrom('availabilities').where('user_id', '=', user).execute();
}

/** A call that began so long before may still last. */
const longestMs = 5 * 24 * 60 * 60 * 1000;

/**
 * When somebody's calls take place that are agreed on, or may be, in a span of time. A call whose other time is accepted and
 * not paid yet takes both. `except`: the task that is to be moved. `isAnnounced`: only those that the
 * owner sees.
 */
export async function callsOf(
  db: Db,
  owner: string,
  { start, end }: Span,
  { except, isAnnounced = false }: { except?: number | undefined; isAnnounced?: boolean } = {},
): Promise<Span[]> {
  const calls = db
    .selectFrom('tasks')
    .where('owner_id', '=', owner)
    .where('type', '=', 'call')
    .where('tasks.status', 'in', ['requested', 'accepted', 'in_progress'])
    .$if(except !== undefined, (query) => query.where('tasks.id', '!=', except as number))
    .$if(isAnnounced, (query) => query.where('tasks.announced', '=', true));
  const agreed = await calls
    .select(['starts_at', 'unit', 'quantity'])
    .where('starts_at', '>', new Date(start - longestMs))
    .where('starts_at', '<', new Date(end))
    .execute();
  const due = await calls
    .innerJoin('term_changes as change', 'change.task_id', 'tasks.id')
    .select(['change.starts_at', 'unit', 'change.quantity'])
    .where('change.status', '=', 'due')
    .where('change.starts_at', '>', new Date(start - longestMs))
    .where('change.starts_at', '<', new Date(end))
    .execute();
  return [...agreed, ...due].map(({ starts_at, ...call }) => spanOf(starts_at, hoursOf(call)));
}

/** What a calendar elsewhere said once counts so long. */
const countsForMs = 7 * 24 * 60 * 60 * 1000;

/** All that takes somebody's time in a span: their calls here, and what their other calendars say. */
export async function takenOf(
  db: Db,
  owner: string,
  within: Span,
  { now, task }: { now: Date; task?: number },
): Promise<Span[]> {
  const calendars = await db
    .selectFrom('imported_calendars')
    .select('busy')
    .where('owner_id', '=', owner)
    .where('read_at', '>', new Date(now.getTime() - countsForMs))
    .execute();
  const busy = calendars.flatMap((calendar) => calendar.busy);
  return [
    ...(await callsOf(db, owner, within, { except: task })),
    ...busy.filter((span) => overlaps(span, within)),
  ];
}
