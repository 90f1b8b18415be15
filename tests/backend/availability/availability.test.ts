import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { dayAhead } from '#tests/setup/booking-day.ts';

let server: TestApp;
let customers: Person[];
beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
  customers = [await server.person(), await server.person(), await server.person()];
});
afterAll(() => server.close());

interface Booked {
  id: number;
  code: string;
  free: { date: string; time: string }[];
  values: Record<string, unknown>;
}
interface Day {
  date: string;
  times: string[];
}

const [first] = [dayAhead(20)];
const everyDay = (from: string, to: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }));
const office = { timezone: 'UTC', weekly: everyDay('09:00', '12:00') };

async function translator(hours?: object, more: object = {}) {
  const owner = await server.person();
  const put = (json: object, as: Person | string | undefined = owner) =>
    server.call<{ outside: number; code: string; values: { field: string } }>('PUT', '/user/availability', {
      as,
      json,
    });
  if (hours) expect((await put(hours)).status).toBe(200);
  const offer = await server.offer(owner, { type: 'call', ...more });
  const [customer] = customers;
  const book = (json: object, as = customer) =>
    server.call<Booked>('POST', `/task/accepted/${offer}`, {
      as,
      json: { details: 'A', date: first, time: '10:00', timezone: 'UTC', ...json },
    });
  const times = (query = '') => server.call<Day[]>('GET', `/api/task/${offer}/times?${query}`);
  return { owner, offer, put, book, times };
}

describe('the hours of a translator', () => {
  it('are any time, up to 8 hours at once, until something is set', async () => {
    const { owner } = await translator();
    const { body } = await server.call('GET', '/user/availability', { as: owner });
    expect(body).toEqual({
      timezone: 'UTC',
      weekly: [],
      exceptions: [],
      notice_hours: 0,
      buffer_minutes: 0,
      max_hours: 8,
      horizon_days: 366,
    });
  });

  it('are stored as they were sent, and nothing besides', async () => {
    const { owner, put } = await translator();
    const sent = {
      timezone: 'Europe/Berlin',
      weekly: [
        { day: 1, from: '09:00', to: '12:00' },
        { day: 1, from: '22:00', to: '02:00' },
      ],
      exceptions: [{ date: first }, { date: dayAhead(21), from: '10:00', to: '11:00' }],
      ...{ notice_hours: 24, buffer_minutes: 15, max_hours: 2.5, horizon_days: 60 },
    };
    const planted = {
      ...sent,
      user_id: customers[0]?.id,
      weekly: sent.weekly.map((row) => ({ ...row, x: 1 })),
    };
    expect(await put(planted)).toMatchObject({ status: 200, body: { outside: 0 } });
    expect((await server.call('GET', '/user/availability', { as: owner })).body).toEqual(sent);
    const { body } = await server.call<{ availability: object[] }>('GET', '/user/export', { as: owner });
    expect(body.availability).toMatchObject([{ timezone: 'Europe/Berlin', max_hours: 2.5 }]);
    expect((await put(office)).body).toMatchObject({ exceptions: [], notice_hours: 0, max_hours: 8 });
  });

  it.each([
    ['timezone', { timezone: 'Europe/Atlantis' }],
    ['timezone', { timezone: 7 }],
    ['weekly', { weekly: 'always' }],
    ['weekly', { weekly: Array.from({ length: 71 }, () => ({ day: 1, from: '09:00', to: '10:00' })) }],
    ['day', { weekly: [{ day: 0, from: '09:00', to: '10:00' }] }],
    ['day', { weekly: [{ day: 8, from: '09:00', to: '10:00' }] }],
    ['from', { weekly: [{ day: 1, from: '24:00', to: '10:00' }] }],
    ['to', { weekly: [{ day: 1, from: '09:00' }] }],
    ['date', { exceptions: [{ date: '2027-02-30' }] }],
    ['to', { exceptions: [{ date: first, from: '09:00' }] }],
    ['from', { exceptions: [{ date: first, to: '09:00' }] }],
    ['notice_hours', { notice_hours: -1 }],
    ['buffer_minutes', { buffer_minutes: 1.5 }],
    ['max_hours', { max_hours: 0 }],
    ['horizon_days', { horizon_days: 367 }],
  ])('refuse what is wrong in "%s"', async (field, wrong) => {
    const { owner, put } = await translator(office);
    const { status, body } = await put({ ...office, ...wrong });
    expect(status).toBe(422);
    expect(body.values.field).toContain(field);
    expect((await server.call('GET', '/user/availability', { as: owner })).body).toMatchObject(office);
  });

  it('leave calls that were booked earlier, and count those outside', async () => {
    const { put, book, owner } = await translator();
    const early = await book({ time: '07:00' });
    expect((await book({ time: '10:00' }, customers[1])).status).toBe(200);
    expect((await put(office)).body.outside).toBe(1);
    const task = await server.call('GET', `/task/accepted/${early.body.id}`, { as: owner });
    expect(task.body).toMatchObject({ status: 'accepted', time: '07:00' });
    expect((await put({ ...office, exceptions: [{ date: first }] })).body.outside).toBe(2);
  });

  it('go with the account', async () => {
    const { owner } = await translator(office);
    await server.call('DELETE', '/user', { as: owner, json: { password: 'correct horse' } });
    const rows = await server.db
      .selectFrom('availabilities')
      .selectAll()
      .where('user_id', '=', owner.id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('the free times of an offer', () => {
  it('are those of its days, in the zone asked for, without the calls that are booked', async () => {
    const { book, times } = await translator(office);
    await book({ time: '10:00' });
    const { status, headers, body, text } = await times(`from=${first}&days=2&quantity=1`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual([
      { date: first, times: ['09:00', '11:00'] },
      { date: dayAhead(21), times: ['09:00', '09:30', '10:00', '10:30', '11:00'] },
    ]);
    expect(text).not.toContain(customers[0]?.id);
    const indian = await times(`from=${first}&days=1&timezone=Asia/Kolkata`);
    expect(indian.body[0]?.times).toEqual(['14:30', '16:30']);
    expect((await times('')).body).toHaveLength(7);
  });

  it('are none for other offers, and 404 for one that is paused or unknown', async () => {
    const other = await translator(office, { type: 'document' });
    expect((await other.times()).body).toEqual([]);
    const { owner, offer, times } = await translator(office);
    await server.call('PATCH', `/api/task/${offer}`, { as: owner, json: { active: false } });
    expect((await times()).status).toBe(404);
    for (const id of ['0', '999999', 'abc', '-1'])
      expect((await server.call('GET', `/api/task/${id}/times`)).status).toBe(404);
  });

  it('refuse what they cannot reckon with, and say nothing about the past', async () => {
    const { times } = await translator(office);
    for (const query of [
      ...['days=0', 'days=32', 'days=x', 'from=2027-02-30', 'from=9999-12-31', 'from=tomorrow'],
      ...['timezone=Nowhere', 'quantity=0', 'quantity=0.3', 'quantity=8.5', `from=${dayAhead(800)}`],
    ])
      expect((await times(query)).status, query).toBe(422);
    for (const from of ['0000-01-01', '1999-12-30', '2011-12-29'])
      for (const zone of ['UTC', 'Pacific/Apia'])
        expect(
          (await times(`from=${from}&days=3&timezone=${zone}`)).body.flatMap(({ times: all }) => all),
        ).toEqual([]);
  });
});

describe('a call', () => {
  it('can be booked at any minute that is free, and else is offered the next free times', async () => {
    const { book } = await translator({ ...office, buffer_minutes: 15 });
    const outside = await book({ time: '08:30' });
    expect(outside).toMatchObject({ status: 409, body: { code: 'time-taken' } });
    expect(outside.body.free).toEqual(['09:00', '09:30', '10:00'].map((time) => ({ date: first, time })));
    expect((await book({ time: '11:15' })).status).toBe(409);
    expect((await book({ time: '09:07' })).status).toBe(200);
    expect((await book({ time: '10:15' }, customers[1])).status).toBe(409);
    expect((await book({ time: '10:22' }, customers[1])).status).toBe(200);
  });

  it('is refused too soon, too far ahead, and longer than the owner speaks', async () => {
    const { book } = await translator({ ...office, notice_hours: 720, horizon_days: 40, max_hours: 1.5 });
    expect(await book({})).toMatchObject({ status: 409, body: { code: 'time-taken' } });
    const far = await book({ date: dayAhead(60) });
    expect(far).toMatchObject({ status: 409, body: { code: 'time-taken' } });
    expect(far.body.free[0]?.date).not.toBe(dayAhead(60));
    expect(far.body.free).toHaveLength(3);
    const long = await book({ date: dayAhead(35), hours: 2 });
    expect(long.status).toBe(422);
    expect(long.body.values).toMatchObject({ field: 'hours', most: 1.5 });
    expect((await book({ date: dayAhead(35), hours: 1.5 })).status).toBe(200);
  });

  it('may last as long as its owner allows', async () => {
    const { book, offer } = await translator({ timezone: 'UTC', weekly: [], max_hours: 12 });
    const most = async (id: number | string) =>
      (await server.call<{ max_hours?: number }[]>('GET', `/api/task/all/${id}`)).body[0]?.max_hours;
    expect(await most(offer)).toBe(12);
    expect(await most((await translator()).offer)).toBe(8);
    expect(await most((await translator(undefined, { type: 'document' })).offer)).toBeUndefined();
    expect((await book({ hours: 12 })).status).toBe(200);
    expect((await book({ hours: 12.5 }, customers[1])).status).toBe(422);
  });

  it('is booked once when three customers want it at the same moment', async () => {
    const { book, times } = await translator(office);
    const answers = await Promise.all(customers.map((as, at) => book({ time: `10:${at}0` }, as)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await times(`from=${first}&days=1`)).body[0]?.times.length).toBeLessThanOrEqual(3);
  });

  it('keeps to hours that change at the same moment', async () => {
    const { book, put } = await translator();
    const [changed, booked] = await Promise.all([
      put({ ...office, exceptions: [{ date: first }] }),
      book({}),
    ]);
    // Whichever came first: the call was refused, or it is counted.
    expect(changed.body.outside).toBe(booked.status === 200 ? 1 : 0);
  });
});
