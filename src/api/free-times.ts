/** When a translator may be booked for calls, as everybody may read it. */
import type { FreeDay } from '#core/domain/availability.ts';
import type { Client } from './client.ts';
import { listOf, recordOf, textOf } from './wire.ts';

interface FreeTimesQuery {
  /** How many days from today on. */
  days: number;
  /** How long the call takes, in hours. */
  hours: number;
  /** The time zone of days and times. */
  timezone: string;
}

/** The days with free times; none for an offer that is no call. */
export async function freeTimes(
  client: Client,
  offer: number | string,
  { days, hours, timezone }: FreeTimesQuery,
): Promise<FreeDay[]> {
  const { body } = await client.call({
    path: `/api/task/${encodeURIComponent(offer)}/times`,
    query: { days, quantity: hours, timezone },
  });
  return listOf(body)
    .map(recordOf)
    .map(({ date, times }) => ({ date: textOf(date), times: listOf(times).map(textOf) }))
    .filter(({ times }) => times.length > 0);
}
