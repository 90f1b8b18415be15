import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockIn, offsetAt } from '#core/domain/time-zone.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay, dayAhead } from '#tests/setup/booking-day.ts';

interface Booked {
  id: number;
  code: string;
  message: string;
  free: { date: string; time: string }[];
}

let server: TestApp;
let customer: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
  [customer, other] = [await server.person(), await server.person()];
});
afterAll(() => server.close());

/** A translator with an offer of calls, and what books it. */
async function translator(more: object = {}) {
  const owner = await server.person();
  const offer = await server.offer(owner, { type: 'call', ...more });
  const book = (json: object, as = customer) =>
    server.call<Booked>('POST', `/task/accepted/${offer}`, {
      as,
      json: { details: 'A', date: bookingDay, time: '10:00', timezone: 'UTC', ...json },
    });
  return { owner, book };
}

describe('the calls of one translator', () => {
  it('do not overlap, and the next free times are named in the zone asked for', async () => {
    const { book } = await translator();
    expect((await book({ time: '10:00', hours: 1.5 })).status).toBe(200);
    expect((await book({ time: '12:00' })).status).toBe(200);
    const taken = await book({ time: '11:00', hours: 1 }, other);
    expect(taken).toMatchObject({ status: 409, body: { type: 'error', code: 'time-taken' } });
    const free = ['13:00', '13:30', '14:00'].map((time) => ({ date: bookingDay, time }));
    expect(taken.body.free).toEqual(free);
    const half = await book({ time: '11:00', hours: 0.5 }, other);
    expect(half.body.free).toEqual(['11:30', '13:00', '13:30'].map((time) => ({ date: bookingDay, time })));

    const [date, time, timezone] = [bookingDay, '20:30', 'Asia/Tokyo'];
    const elsewhere = await book({ date, time, timezone, hours: 2 }, other);
    expect(elsewhere.body.free).toEqual(
      ['22:00', '22:30', '23:00'].map((clock) => ({ date: bookingDay, time: clock })),
    );
    for (const start of elsewhere.body.free.slice(0, 1))
      expect((await book({ ...start, timezone, hours: 2 }, other)).status).toBe(200);
    expect((await book({ time: '11:30', hours: 0.5 }, other)).status).toBe(200);
  });

  it('may overlap once a call is called off, or is over', async () => {
    const { owner, book } = await translator();
    const step = (id: number, status: string) =>
      server.call('PATCH', `/task/accepted/${id}`, { as: owner, json: { status } });
    const { body } = await book({});
    expect((await book({}, other)).status).toBe(409);
    await step(body.id, 'declined');
    const again = await book({}, other);
    expect(again.status).toBe(200);
    const moveTo = (starts_at: Date) =>
      server.db.updateTable('tasks').set({ starts_at }).where('id', '=', again.body.id).execute();
    // A call can begin only when its time has come.
    await moveTo(server.now());
    await step(again.body.id, 'in_progress');
    await moveTo(new Date(`${bookingDay}T10:00Z`));
    expect((await book({})).status).toBe(409);
    await step(again.body.id, 'delivered');
    expect((await book({})).status).toBe(200);
  });

  it('hold their time while the translator has not answered', async () => {
    const { book } = await translator({ booking: 'on-request' });
    expect((await book({})).status).toBe(200);
    expect((await book({ time: '10:30' }, other)).body.code).toBe('time-taken');
  });

  it('are booked once when two customers ask at the same moment', async () => {
    const { book } = await translator();
    const answers = await Promise.all([book({}), book({ time: '10:30' }, other), book({ time: '10:15' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('include those of accepted proposals', async () => {
    const { owner, book } = await translator();
    await book({});
    const request = {
      ...{ title: 'A call', description: 'B', type: 'inbound', category: 'call', price: 20 },
      ...{ fromLanguage: ['de'], toLanguage: ['en'], dueDate: dayAhead(40), dueTime: '09:30' },
    };
    const made = await server.call<{ id: string }>('POST', '/request/create', {
      as: customer,
      json: request,
    });
    const proposed = await server.call<{ id: string }>('POST', `/requests/${made.body.id}/proposals`, {
      as: owner,
      json: { price: 20, message: 'I can.', date: bookingDay, time: '10:30', timezone: 'UTC' },
    });
    const accept = () =>
      server.call<Booked>('POST', `/requests/${made.body.id}/proposals/${proposed.body.id}/accept`, {
        as: customer,
        json: { price: 20, unit: 'fixed', quantity: 1 },
      });
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'time-taken' } });
    const [task] = (await server.call<{ id: number }[]>('GET', '/task/accepted', { as: owner })).body;
    await server.call('PATCH', `/task/accepted/${task?.id}`, { as: owner, json: { status: 'declined' } });
    expect((await accept()).status).toBe(200);
    expect((await book({ time: '11:00' })).body.code).toBe('time-taken');
  });
});

it('lets deadlines of documents and translations coincide', async () => {
  for (const type of ['document', 'translation']) {
    const { book } = await translator({ type });
    expect([(await book({})).status, (await book({}, other)).status]).toEqual([200, 200]);
  }
});

it('takes bookings up to 366 days ahead', async () => {
  const { book } = await translator();
  expect((await book({ date: dayAhead(365) })).status).toBe(200);
  expect(await book({ date: dayAhead(368) })).toMatchObject({
    status: 422,
    body: { code: 'wrong', message: '"date" must be a day within the next 366 days.' },
  });
});

describe('where clocks change', () => {
  const [minuteMs, dayMs] = [60_000, 86_400_000];
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'];

  /** The next instant, more than a day ahead, at which clocks go forward or back. */
  function changeIn(zone: string, direction: 'forward' | 'back') {
    const shift = (from: number, to: number) =>
      (offsetAt(new Date(to), zone) ?? 0) - (offsetAt(new Date(from), zone) ?? 0);
    const isWanted = (by: number) => (direction === 'forward' ? by > 0 : by < 0);
    let day = Math.floor(Date.now() / dayMs + 2) * dayMs;
    while (!isWanted(shift(day, day + dayMs))) day += dayMs;
    let at = day;
    while (!shift(at, at + 15 * minuteMs)) at += 15 * minuteMs;
    at += 15 * minuteMs;
    return {
      at,
      before: offsetAt(new Date(at - minuteMs), zone) ?? 0,
      after: offsetAt(new Date(at), zone) ?? 0,
    };
  }
  const shownAt = (instant: number) => clockIn('UTC', new Date(instant));

  it.each(zones)('refuses a time that the clocks of %s skip', async (timezone) => {
    const { book } = await translator();
    const { at, before } = changeIn(timezone, 'forward');
    const skipped = shownAt(at + before + 10 * minuteMs);
    const refused = await book({ ...skipped, timezone });
    expect(refused).toMatchObject({ status: 422, body: { code: 'time-skipped' } });
    expect(refused.body.message).toContain('clocks go forward');
    expect((await book({ ...shownAt(at + before - minuteMs), timezone, hours: 0.5 })).status).toBe(200);
  });

  it.each(zones)('takes the first of two where the clocks of %s show a time twice', async (timezone) => {
    const { book } = await translator();
    const { at, before, after } = changeIn(timezone, 'back');
    const shown = at + after;
    expect((await book({ ...shownAt(shown), timezone, hours: 0.5 })).status).toBe(200);
    const [first, second] = [shown - before, shown - after];
    expect((await book({ ...shownAt(first), hours: 0.5 }, other)).status).toBe(409);
    expect((await book({ ...shownAt(second), hours: 0.5 }, other)).status).toBe(200);
  });
});
