/** When a translator may be booked for calls: their own rules, and what is free for others. */
import {
  Availability,
  AvailabilityInput,
  anyTime,
  FreeDay,
  FreeTimesQuery,
  type Availability as Rules,
} from '@dragoman/widgets/domain/availability.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { hoursOf } from '@dragoman/widgets/domain/units.ts';
import { type Static, Type } from '@fastify/type-provider-typebox';
import * as offers from '#backend/features/offers/queries.ts';
import { requireSession } from '#backend/features/people/require-session.ts';
import { missing, notFound, wrong } from '#backend/platform/errors.ts';
import { refusals } from '#backend/platform/http/answers.ts';
import { userOf } from '#backend/platform/http/caller.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { loadResource, smallIdOf } from '#backend/platform/http/load-resource.ts';
import { hoursAndMinutes, isDate, refuseUnknownZone } from '#backend/platform/wall-clock.ts';
import type { Services } from '#backend/services.ts';
import { freeDays } from './free-times.ts';
import * as availabilities from './queries.ts';
import { setAvailability } from './use-cases.ts';

/** A person's own hours, in which they may be booked for calls. */
export function availabilityRoutes(app: App, services: Services): void {
  const onRequest = requireSession(services);
  const tags = ['availability'];

  app.get(
    '/user/availability',
    {
      onRequest,
      schema: {
        summary: 'Show when one may be booked for calls',
        tags,
        response: { 200: Availability, ...refusals },
      },
    },
    async (call) => availabilities.of(services.db, userOf(call).id),
  );

  app.put(
    '/user/availability',
    {
      onRequest,
      schema: {
        summary: 'Say when one may be booked for calls',
        tags,
        description: 'Calls that were booked earlier stay, whatever is set.',
        body: AvailabilityInput,
        response: {
          200: Type.Object({
            ...Availability.properties,
            outside: Type.Integer({ description: 'calls booked earlier that are outside of these hours' }),
          }),
          ...refusals,
        },
      },
    },
    async (call) => {
      const availability = readRules(call.body);
      const outside = await setAvailability(services, userOf(call).id, availability);
      return { ...availability, outside };
    },
  );
}

function readRules({ timezone, weekly, exceptions = [], ...rules }: Static<typeof AvailabilityInput>): Rules {
  refuseUnknownZone(timezone);
  const { notice_hours, buffer_minutes, max_hours, horizon_days } = { ...anyTime, ...rules };
  return {
    timezone,
    weekly: weekly.map(({ day, from, to }) => ({
      day,
      from: hoursAndMinutes(from),
      to: hoursAndMinutes(to),
    })),
    exceptions: exceptions.map(({ date, from, to }) => {
      if (!isDate(date)) throw wrong('date', { rule: 'day' });
      if (from === undefined && to === undefined) return { date };
      if (from === undefined) throw missing('from', { rule: 'time' });
      if (to === undefined) throw missing('to', { rule: 'time' });
      return { date, from: hoursAndMinutes(from), to: hoursAndMinutes(to) };
    }),
    notice_hours,
    buffer_minutes,
    max_hours,
    horizon_days,
  };
}

const dayMs = 24 * 60 * 60 * 1000;
const usualDays = 7;

/** The free times of an offer of calls, for everybody. They say nothing about what takes the others. */
export function freeTimeRoutes(app: App, { db, now }: Services): void {
  const offer = loadResource(async (call) => {
    const found = await offers.find(db, smallIdOf(call, 'offer'));
    if (!found?.active) throw notFound('offer');
    return found;
  });
  app.get(
    '/api/task/:id/times',
    {
      onRequest: offer.hook,
      schema: {
        summary: 'List the free times of an offer of calls',
        tags: ['availability'],
        description:
          'Starts at each half hour of the translator’s clock. Any other minute that fits may be booked, too. Other offers have none.',
        querystring: FreeTimesQuery,
        response: { 200: Type.Array(FreeDay), ...refusals },
      },
    },
    async (call, reply) => {
      reply.header('cache-control', 'no-store');
      const { type, unit, users_id: owner } = offer.from(call);
      const { from, days = usualDays, quantity = 1, timezone } = call.query;
      const hours = hoursOf({ unit, quantity });
      if (timezone) refuseUnknownZone(timezone);
      if (from !== undefined) refuseFarDay(from, now());
      if (type !== 'call') return [];
      const availability = await availabilities.of(db, owner);
      const { hoursMin: least, hoursStep: step } = limits;
      if (hours > availability.max_hours)
        throw wrong('quantity', { rule: 'steps', least, most: availability.max_hours, step });
      const first = Math.max(from === undefined ? 0 : Date.parse(from), now().getTime());
      const window = { start: first - 2 * dayMs, end: first + (days + 3) * dayMs };
      const taken = await availabilities.takenOf(db, owner, window, { now: now() });
      const timeZone = timezone || availability.timezone;
      return freeDays(availability, taken, { from, days, timeZone, hours, now: now() });
    },
  );
}

function refuseFarDay(day: string, now: Date): void {
  if (!isDate(day)) throw wrong('from', { rule: 'day' });
  if (Date.parse(day) > now.getTime() + (limits.bookingDays + 1) * dayMs)
    throw wrong('from', { rule: 'within-days', most: limits.bookingDays });
}
