/** What translators and customers do with an open proposal. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

interface Row {
  price: number;
  date: string;
  time: string;
  timezone: string | null;
  status: string;
  changed_at: string | null;
}

let server: TestApp;
let owner: Person;
let wei: Person;
let kofi: Person;
let request: string;
let path: string;

beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
  kofi = await server.person();
});
afterAll(() => server.close());

beforeEach(async () => {
  owner = await server.person({ firstname: 'Sabine', lastname: 'Hoffmann' });
  wei = await server.person({ firstname: 'Wei', lastname: 'Chen' });
  const fields = { title: 'Annual report', description: 'Forty pages', type: 'contract', price: 400 };
  const languages = { fromLanguage: ['zh'], toLanguage: ['de'], dueDate: '2999-01-31', dueTime: '12:00' };
  const newRequest = { as: owner, json: { ...fields, ...languages } };
  request = (await server.call<{ id: string }>('POST', '/request/create', newRequest)).body.id;
  const json = { price: 380.5, message: 'In two weeks', date: '2999-01-15', time: '10:00' };
  const made = await server.call<{ id: string }>('POST', `/requests/${request}/proposals`, { as: wei, json });
  path = `/requests/${request}/proposals/${made.body.id}`;
});

const patch = (as: Person, json: object) => server.call('PATCH', path, { as, json });
/** A proposal's price is for all of it. */
const whole = { unit: 'fixed', quantity: 1 };
const accept = (json: object) =>
  server.call<{ task_id: number; code?: string }>('POST', `${path}/accept`, { as: owner, json });
const row = async (as = owner) =>
  (await server.call<Row[]>('GET', `/requests/${request}/proposals`, { as })).body[0] as Row;
const notifications = async (as: Person) =>
  (
    await server.call<{ text: string; url: string; activity: { proposal?: string } }[]>(
      'GET',
      '/notifications',
      {
        as,
      },
    )
  ).body;

describe('changing a proposal', () => {
  it('is refused where no card payment takes the price, as making one is', async () => {
    const refused = { status: 422, body: { code: 'total-out-of-range', values: { least: 0.5 } } };
    expect(await patch(wei, { price: 0.49 })).toMatchObject(refused);
    const json = { price: 0.49, message: 'Cheap', date: '2999-01-15', time: '10:00' };
    const proposing = { as: kofi, json };
    expect(await server.call('POST', `/requests/${request}/proposals`, proposing)).toMatchObject(refused);
    await server.db.updateTable('proposals').set({ price_parts: 4900 }).execute();
    expect(await accept({ ...whole, price: 0.49 })).toMatchObject(refused);
  });

  it('is by the word or the hour as well, and says what that comes to', async () => {
    expect(await row()).toMatchObject({ price: 380.5, unit: 'fixed', quantity: 1, total: 380.5 });
    expect((await patch(wei, { price: 0.1234, unit: 'word', quantity: 4000 })).status).toBe(200);
    expect(await row()).toMatchObject({ price: 0.1234, unit: 'word', quantity: 4000, total: 493.6 });
    expect(await notifications(owner)).toMatchObject([
      { activity: { code: 'proposal-changed', amount: 49_360 } },
      {},
    ]);
    const refusals = [
      [{ unit: 'hour' }, { field: 'price', rule: 'places', most: 2 }],
      [{ quantity: 1.5 }, { field: 'quantity', rule: 'whole' }],
      [{ unit: 'day' }, { field: 'unit', rule: 'word' }],
      [
        { unit: 'fixed', price: 300 },
        { field: 'quantity', rule: 'once' },
      ],
    ] as const;
    for (const [json, values] of refusals)
      expect(await patch(wei, json)).toMatchObject({ status: 422, body: { code: 'wrong', values } });
    expect(await accept({ ...whole, price: 493.6 })).toMatchObject({ status: 409 });
    const { body } = await accept({ price: 0.1234, unit: 'word', quantity: 4000 });
    const task = await server.call('GET', `/task/accepted/${body.task_id}`, { as: owner });
    expect(task.body).toMatchObject({
      price: 0.1234,
      unit: 'word',
      quantity: 4000,
      minimum: null,
      total: 493.6,
    });
  });

  it('sets what is given, says so in the row, and notifies the customer', async () => {
    expect(await row()).toMatchObject({ changed_at: null });
    const json = { price: 350, time: '11:30', timezone: 'Europe/Berlin' };
    expect(await patch(wei, json)).toMatchObject({ status: 200, body: { type: 'success', status: 'open' } });
    expect(await row()).toMatchObject({
      ...{ price: 350, message: 'In two weeks', date: '2999-01-15', time: '11:30' },
      ...{ timezone: 'Europe/Berlin', status: 'open', changed_at: expect.any(String) },
    });
    const [newest] = await notifications(owner);
    expect(newest?.url).toBe(`/Requests/${request}`);
    expect(newest?.activity.proposal).toBe(path.split('/').at(-1));
    expect(newest?.text).toMatch(/^Wei Chen has changed the proposal for “Annual report”: €350, /);
  });

  it('to what it is changes nothing', async () => {
    await patch(wei, { price: 380.5, message: 'In two weeks' });
    expect(await row()).toMatchObject({ changed_at: null });
    expect(await notifications(owner)).toHaveLength(1);
  });

  it('is for its author only, takes no wrong values, and only while it is open', async () => {
    expect((await patch(owner, { price: 1 })).status).toBe(403);
    expect((await patch(kofi, { price: 1 })).status).toBe(404);
    for (const json of [
      {},
      { other: 1 },
      { price: 0 },
      { message: '' },
      { date: '2020-01-01' },
      { date: '2999-02-30' },
      { timezone: 'Nowhere/Land' },
      { status: 'accepted' },
      { status: 'open' },
    ]) {
      expect((await patch(wei, json)).status, JSON.stringify(json)).toBe(422);
    }
    expect(await row()).toMatchObject({ price: 380.5, changed_at: null });
    await patch(owner, { status: 'declined' });
    expect(await patch(wei, { price: 1 })).toMatchObject({ status: 409, body: { code: 'proposal-closed' } });
  });
});

describe('declining a proposal', () => {
  it('is for the customer, notifies its author, and leaves the request open for others', async () => {
    expect((await patch(wei, { status: 'declined' })).status).toBe(403);
    const answers = await Promise.all([
      patch(owner, { status: 'declined' }),
      patch(owner, { status: 'declined' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await notifications(wei)).toMatchObject([
      { text: 'Sabine Hoffmann declined your proposal for “Annual report”.', url: `/Requests/${request}` },
    ]);
    expect((await row(wei)).status).toBe('declined');
    const found = await server.call('GET', `/requests/${request}`, { as: kofi });
    expect(found).toMatchObject({ status: 200, body: { status: 'open' } });
    expect((await accept({ ...whole, price: 380.5 })).status).toBe(409);
  });

  it('comes too late for one that was withdrawn or accepted', async () => {
    await patch(wei, { status: 'withdrawn' });
    expect((await patch(owner, { status: 'declined' })).status).toBe(409);
  });
});

describe('accepting a proposal', () => {
  it('takes only what the customer has read', async () => {
    const before = await row();
    await patch(wei, { price: 500 });
    expect(await accept({ ...whole, price: before.price })).toMatchObject({
      status: 409,
      body: { code: 'proposal-changed' },
    });
    const { price, date, time, timezone, changed_at } = await row();
    for (const other of [
      { changed_at: before.changed_at },
      { date: '2999-01-16' },
      { time: '10:01' },
      { timezone: 'Asia/Tokyo' },
      { unit: 'word' },
      { quantity: 2 },
    ])
      expect(await accept({ ...whole, price, ...other }), JSON.stringify(other)).toMatchObject({
        status: 409,
        body: { code: 'proposal-changed' },
      });
    const { status, body } = await accept({
      ...whole,
      ...{ price, date, time: `${time}:00`, timezone, changed_at },
    });
    expect(status).toBe(200);
    const task = await server.call('GET', `/task/accepted/${body.task_id}`, { as: owner });
    expect(task.body).toMatchObject({ price: 500 });
  });

  it('needs at least the price, what it is for, and how much of it', async () => {
    const price = 380.5;
    for (const json of [
      {},
      { ...whole, price: 'much' },
      { ...whole, changed_at: null },
      { ...whole, date: '2999-01-15', time: '10:00' },
      { price },
      { price, unit: 'fixed' },
      { price, quantity: 1 },
    ])
      expect((await accept(json)).status, JSON.stringify(json)).toBe(422);
    expect((await accept({ ...whole, price, changed_at: null })).status).toBe(200);
  });
});

describe('a proposal', () => {
  it('shows how its author’s tasks were rated, and how many offers they have', async () => {
    expect(await row()).toMatchObject({
      rating: null,
      rating_count: 0,
      offers_count: 0,
      translator_id: wei.id,
    });
    const offer = await server.offer(wei);
    for (const rating of [5, 4]) {
      const plan = { details: 'A', date: bookingDay, time: rating === 5 ? '09:30' : '15:30' };
      const booked = { as: kofi, json: plan };
      const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, booked);
      const task = `/task/accepted/${body.id}`;
      for (const [as, status] of [
        [wei, 'in_progress'],
        [wei, 'delivered'],
        [kofi, 'finished'],
      ] as const) {
        expect((await server.call('PATCH', task, { as, json: { status } })).status).toBe(200);
      }
      await server.call('POST', `${task}/review`, { as: kofi, json: { rating, text: 'Good' } });
      const [newest] = await notifications(wei);
      expect(newest?.url).toBe(`/Task/${body.id}`);
    }
    // The first review of a month counts for the same two people.
    expect(await row()).toMatchObject({ rating: 5, rating_count: 1, offers_count: 1 });
  });
});
