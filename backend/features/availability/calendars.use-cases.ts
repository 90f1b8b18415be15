/** Translators name calendars of their own, whose busy times then cannot be booked. */
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { lockRows } from '#backend/platform/database/locks.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { limitedProgram } from '#backend/platform/limited-process/run-limited.ts';
import { callOutside, OutsideFailure } from '#backend/platform/outgoing/call-outside.ts';
import { refuseAddress } from '#backend/platform/outgoing/named-address.ts';
import type { Services } from '#backend/services.ts';
import type { ReadCalendar } from './busy-times.ts';
import * as calendars from './calendars.queries.ts';
import { type Span, united } from './free-times.ts';
import * as availabilities from './queries.ts';

type CalendarServices = Pick<Services, 'db' | 'config' | 'now'>;

/** They are read at once: their owner learns what does not work. */
export async function importCalendars(
  services: CalendarServices,
  owner: string,
  urls: string[],
): Promise<void> {
  const { db, config } = services;
  const named = [...new Set(urls.map(usualAddress))];
  for (const url of named) await refuseAddress('urls', url, config);
  await inTransaction(db, async (trx) => {
    const { newId } = await lockRows(trx, owner, { users: [owner] });
    await calendars.removeOthers(trx, owner, named);
    for (const url of named) await calendars.add(trx, { id: newId(), owner_id: owner, url });
  });
  await Promise.all((await calendars.list(db, owner)).map((calendar) => readCalendar(services, calendar)));
}

/** As calendars write the addresses that they give away. */
const usualAddress = (url: string): string => url.trim().replace(/^webcals?:/i, 'https:');

const everyMs = 15 * 60 * 1000;
const atOnce = 8;

/** Reads all that are due. */
export async function readCalendars(services: CalendarServices, signal: AbortSignal): Promise<void> {
  const { db, now } = services;
  for (;;) {
    signal.throwIfAborted();
    const due = await calendars.takeDue(db, new Date(now().getTime() - everyMs), now(), atOnce);
    if (due.length === 0) return;
    await Promise.all(due.map((calendar) => readCalendar(services, calendar)));
  }
}

async function readCalendar(
  services: CalendarServices,
  { id, owner_id, url }: calendars.ImportedCalendar,
): Promise<void> {
  const { db, config, now } = services;
  const { timezone } = await availabilities.of(db, owner_id);
  const start = now().getTime();
  const reading: ReadCalendar = {
    within: { start, end: start + limits.bookingDays * dayMs },
    timeZone: timezone,
    ownIds: `@${new URL(config.publicUrl ?? 'http://localhost').hostname}`,
  };
  await calendars.setRead(db, id, await busyTimesAt(url, reading, config), now());
}

const dayMs = 24 * 60 * 60 * 1000;
const program = limitedProgram('calendar-process', new URL('calendar-process.ts', import.meta.url));

async function busyTimesAt(url: string, reading: ReadCalendar, config: Services['config']) {
  const failed = <Failure extends string>(failure: Failure) => ({ failure });
  const text = await download(url, config);
  if (text === undefined) return failed('unreachable');
  if (text === 'too-much') return failed('too-much');
  const read = await program({ input: text.calendar, parameters: [JSON.stringify(reading)] });
  if (read === 'exceeded') return failed('too-much');
  const spans: Span[] | null = read === 'failed' ? null : JSON.parse(read.printed);
  if (spans === null) return failed('no-calendar');
  const busy = united(spans);
  return busy.length > limits.busyTimes ? failed('too-much') : { busy };
}

async function download(url: string, { privateAddresses }: Services['config']) {
  try {
    const { status, text, isWhole } = await callOutside(
      { method: 'GET', url },
      { privateAddresses, mostBytes: limits.calendarBytes, timeoutMs: 10_000 },
    );
    if (status !== 200) return undefined;
    return isWhole ? { calendar: text } : 'too-much';
  } catch (error) {
    if (error instanceof OutsideFailure) return undefined;
    throw error;
  }
}
