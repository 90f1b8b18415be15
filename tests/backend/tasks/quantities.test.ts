/** How much of an offer is booked, and what that comes to. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { multipart } from '#tests/backend/support/multipart.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay, dayAhead } from '#tests/setup/booking-day.ts';

let server: TestApp;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  [owner, customer] = [await server.person(), await server.person()];
});

interface Booked {
  id: number;
  code: string;
  earliest: string;
}

const plan = { details: 'A letter.', date: bookingDay, time: '09:30' };
const book = (offer: number, json: object) =>
  server.call<Booked>('POST', `/task/accepted/${offer}`, { as: customer, json: { ...plan, ...json } });
const read = async (task: number, as: Person) =>
  (await server.call<object>('GET', `/task/accepted/${task}`, { as })).body;

describe('a booking', () => {
  it.each([
    ['an hour and a half', { price: 45.55 }, { quantity: 1.5 }, { quantity: 1.5, hours: 1.5, total: 68.33 }],
    ['hours by their other name', { price: 20 }, { hours: 2 }, { quantity: 2, hours: 2, total: 40 }],
    ['both names for one number', { price: 20 }, { hours: 2, quantity: 2 }, { quantity: 2, total: 40 }],
    ['an hour where it names none', { price: 20 }, {}, { quantity: 1, hours: 1, total: 20 }],
    [
      'words, half up to a cent',
      { price: 0.0849, unit: 'word' },
      { quantity: 850 },
      { quantity: 850, hours: 1, total: 72.17, minimum: null },
    ],
    [
      'at least the minimum',
      { price: 0.12, unit: 'word', minimum: 25 },
      { quantity: 100 },
      { quantity: 100, total: 25, minimum: 25, price: 0.12 },
    ],
    ['pages', { price: 25, unit: 'page' }, { quantity: 3 }, { quantity: 3, total: 75 }],
    ['all of it', { price: 80, unit: 'fixed' }, {}, { quantity: 1, hours: 1, total: 80 }],
    ['all of it, for one who knows hours alone', { price: 80, unit: 'fixed' }, { hours: 1 }, { total: 80 }],
  ])('is for %s', async (_, offered, requested, agreed) => {
    const booked = await book(await server.offer(owner, offered), requested);
    const payment = { amount: Math.round(agreed.total * 100) };
    const { total } = agreed;
    expect(booked).toMatchObject({ status: 200, body: { total, payment } });
    for (const as of [owner, customer])
      expect(await read(booked.body.id, as)).toMatchObject({ unit: 'hour', ...offered, ...agreed, payment });
  });

  it.each([
    [{}, { quantity: 0.25 }, { field: 'quantity', rule: 'steps' }],
    [{}, { quantity: 100.5 }, { field: 'quantity', rule: 'steps', least: 0.5, most: 100, step: 0.5 }],
    [{}, { hours: 2, quantity: 3 }, { field: 'hours', rule: 'as-quantity' }],
    [{}, { quantity: null }, { field: 'quantity' }],
    [{}, { quantity: -1 }, { field: 'quantity' }],
    [{}, { quantity: 'two' }, { field: 'quantity' }],
    [
      { type: 'call' },
      { quantity: 8.5 },
      { field: 'quantity', rule: 'steps', least: 0.5, most: 8, step: 0.5 },
    ],
    [{ type: 'call' }, { hours: 8.5 }, { field: 'hours', rule: 'steps', least: 0.5, most: 8, step: 0.5 }],
    [{ unit: 'word' }, { quantity: 1.5 }, { field: 'quantity', rule: 'whole', least: 1, most: 200_000 }],
    [{ unit: 'word' }, { quantity: 200_001 }, { field: 'quantity' }],
    [{ unit: 'page' }, { quantity: 1001 }, { field: 'quantity', rule: 'whole', least: 1, most: 1000 }],
    [{ unit: 'fixed' }, { quantity: 2 }, { field: 'quantity', rule: 'once' }],
    [{ unit: 'fixed' }, { hours: 2 }, { field: 'hours', rule: 'once' }],
  ])('of an offer with %j is refused with %j', async (offered, requested, values) => {
    const offer = await server.offer(owner, { price: 5, ...offered });
    expect(await book(offer, requested)).toMatchObject({ status: 422, body: { code: 'wrong', values } });
  });

  it('by the word needs words: hours are none', async () => {
    const offer = await server.offer(owner, { price: 0.1, unit: 'word' });
    const values = { field: 'quantity', rule: 'whole', least: 1, most: 200_000 };
    expect(await book(offer, { hours: 3 })).toMatchObject({ status: 422, body: { code: 'missing', values } });
  });

  it('whose total no card payment takes is refused, and nothing is booked', async () => {
    const refused = {
      status: 422,
      body: { code: 'total-out-of-range', values: { least: 0.5, most: 999_999.99 } },
    };
    const words = await server.offer(owner, { price: 0.12, unit: 'word' });
    expect(await book(words, {})).toMatchObject(refused);
    expect(await book(words, { quantity: 4 })).toMatchObject(refused);
    const dear = await server.offer(owner, { price: 50, unit: 'word' });
    expect(await book(dear, { quantity: 20_000 })).toMatchObject(refused);
    expect((await server.call('GET', '/task/accepted', { as: customer })).body).toEqual([]);
    expect((await book(words, { quantity: 5 })).body).toMatchObject({ total: 0.6 });
  });

  it('comes with files, as a form of texts', async () => {
    const offer = await server.offer(owner, { price: 0.12, unit: 'word', minimum: 20 });
    const read = { price: '0.12', unit: 'word', minimum: '20' };
    const fields = Object.entries({ ...plan, ...read, quantity: '1200' });
    const form = multipart([
      ...fields.map(([name, value]) => ({ name, value })),
      { name: 'documents', file: { name: 'letter.txt', content: 'Dear office' } },
    ]);
    const { status, body } = await server.call('POST', `/task/accepted/${offer}`, { as: customer, ...form });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { unit: 'word', quantity: 1200, total: 144 },
    });
  });

  it.each([{ unit: 'page' }, { minimum: null }, { minimum: 20.5 }, { price: 0.1201 }])(
    'is refused where %j was read, and shows the terms of now',
    async (read) => {
      const offer = await server.offer(owner, { price: 0.12, unit: 'word', minimum: 20 });
      expect(await book(offer, { quantity: 500, ...read })).toMatchObject({
        status: 409,
        body: { code: 'offer-changed', offer: { price: 0.12, unit: 'word', minimum: 20 } },
      });
    },
  );

  it('leaves the owner the time that they need', async () => {
    const offer = await server.offer(owner, { price: 80, unit: 'fixed', turnaround_hours: 72 });
    const refused = await book(offer, { date: dayAhead(2) });
    expect(refused).toMatchObject({ status: 422, body: { code: 'too-soon', values: { count: 72 } } });
    const { earliest } = refused.body;
    expect(earliest).toMatch(/:00\.000Z$/);
    const least = Date.now() + 72 * 3_600_000;
    expect(Date.parse(earliest)).toBeGreaterThan(least - 10_000);
    expect(Date.parse(earliest)).toBeLessThan(least + 60_000);
    const after = new Date(Date.parse(earliest) + 120_000).toISOString();
    const booked = await book(offer, {
      date: after.slice(0, 10),
      time: after.slice(11, 16),
      timezone: 'UTC',
    });
    expect(booked.status).toBe(200);
  });

  it('of a call for a price for all of it takes an hour of the owner’s', async () => {
    const offer = await server.offer(owner, { type: 'call', price: 60, unit: 'fixed' });
    expect((await book(offer, { time: '10:00' })).status).toBe(200);
    expect(await book(offer, { time: '10:30' })).toMatchObject({ status: 409, body: { code: 'time-taken' } });
    expect((await book(offer, { time: '11:00' })).status).toBe(200);
  });

  it('keeps what was agreed when the offer has other terms', async () => {
    const offer = await server.offer(owner, { price: 0.12, unit: 'word', minimum: 20 });
    const { id } = (await book(offer, { quantity: 1000 })).body;
    const json = { unit: 'page', price: 30, minimum: null };
    await server.call('PATCH', `/api/task/${offer}`, { as: owner, json });
    expect(await read(id, customer)).toMatchObject({
      price: 0.12,
      unit: 'word',
      quantity: 1000,
      minimum: 20,
      total: 120,
    });
  });
});
