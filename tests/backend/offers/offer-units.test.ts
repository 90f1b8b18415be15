/** What the price of an offer is for: an hour, a word, a page, or all of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await testApp();
  owner = await server.person();
});
afterAll(() => server.close());

const letters = {
  ...{ title: 'Letters', description: 'From offices', type: 'document', price: 45 },
  languages: ['de', 'en'],
};
const publish = (json: object) =>
  server.call<{ id: number }>('POST', '/task/create', { as: owner, json: { ...letters, ...json } });
const change = (id: number, json: object) => server.call('PATCH', `/api/task/${id}`, { as: owner, json });
const read = async (id: number) =>
  (await server.call<Record<string, unknown>[]>('GET', `/api/task/all/${id}`)).body[0];

describe('an offer', () => {
  it('is by the hour, without a minimum and a time it needs, where nothing else is said', async () => {
    const { body } = await publish({});
    expect(await read(body.id)).toMatchObject({
      price: 45,
      unit: 'hour',
      minimum: null,
      turnaround_hours: 0,
    });
  });

  it('says what its price is for, in its own page, in lists and among the owner’s', async () => {
    const terms = { price: 0.1234, unit: 'word', minimum: 25.5, turnaround_hours: 48 };
    const { id } = (await publish(terms)).body;
    expect(await read(id)).toMatchObject(terms);
    const { body: own } = await server.call<{ id: number }[]>('GET', '/user/task', { as: owner });
    expect(own.find((offer) => offer.id === id)).toMatchObject(terms);
    const { body: listed } = await server.call('GET', `/api/task/all?ids=${id}`);
    expect(listed).toMatchObject([terms]);
  });

  it('is published by a form, too', async () => {
    const form = new URLSearchParams({ title: 'Letters', description: 'From offices', type: 'document' });
    for (const [name, value] of Object.entries({ price: '0.09', unit: 'word', minimum: '20' }))
      form.set(name, value);
    form.append('languages[]', 'de');
    form.append('languages[]', 'en');
    const published = await server.call<{ id: number }>('POST', '/task/create', {
      as: owner,
      form: String(form),
    });
    expect(await read(published.body.id)).toMatchObject({ price: 0.09, unit: 'word', minimum: 20 });
  });

  it.each([
    [{ unit: 'day' }, { field: 'unit', rule: 'word' }],
    [{ unit: null }, { field: 'unit', rule: 'word' }],
    [{ price: 45.123 }, { field: 'price', rule: 'places', most: 2 }],
    [
      { unit: 'page', price: 20.001 },
      { field: 'price', rule: 'places', most: 2 },
    ],
    [
      { unit: 'fixed', price: 0.001 },
      { field: 'price', rule: 'price', least: 0.01, most: 100_000 },
    ],
    [
      { unit: 'word', price: 0.12345 },
      { field: 'price', rule: 'places', most: 4 },
    ],
    [
      { unit: 'word', price: 0.00009 },
      { field: 'price', rule: 'price', least: 0.0001, most: 100_000 },
    ],
    [{ minimum: 25.555 }, { field: 'minimum', rule: 'places', most: 2 }],
    [{ minimum: -1 }, { field: 'minimum', rule: 'price' }],
    [{ minimum: 100_001 }, { field: 'minimum', rule: 'price' }],
    [{ minimum: 'much' }, { field: 'minimum', rule: 'price' }],
    [{ turnaround_hours: 1.5 }, { field: 'turnaround_hours', rule: 'whole' }],
    [{ turnaround_hours: -1 }, { field: 'turnaround_hours', rule: 'whole' }],
    [{ turnaround_hours: 8761 }, { field: 'turnaround_hours', rule: 'whole', least: 0, most: 8760 }],
    [
      { type: 'call', unit: 'word' },
      { field: 'unit', rule: 'word-of-category', words: 'hour, fixed', category: 'call' },
    ],
    [
      { type: 'call', unit: 'page' },
      { field: 'unit', rule: 'word-of-category' },
    ],
  ])('is not published with %j', async (terms, values) => {
    expect(await publish(terms)).toMatchObject({ status: 422, body: { code: 'wrong', values } });
  });

  it('is changed as a whole: its type, its unit and its price have to fit each other', async () => {
    const { id } = (await publish({ price: 0.1234, unit: 'word', minimum: 20, turnaround_hours: 24 })).body;
    const refused = (values: object) => ({ status: 422, body: { code: 'wrong', values } });
    expect(await change(id, { unit: 'hour' })).toMatchObject(
      refused({ field: 'price', rule: 'places', most: 2 }),
    );
    expect(await change(id, { type: 'call' })).toMatchObject(
      refused({ field: 'unit', rule: 'word-of-category' }),
    );
    expect(await change(id, { price: 0.12345 })).toMatchObject(
      refused({ field: 'price', rule: 'places', most: 4 }),
    );
    expect(await change(id, { minimum: 1.234 })).toMatchObject(refused({ field: 'minimum', rule: 'places' }));
    expect(await read(id)).toMatchObject({ price: 0.1234, unit: 'word', minimum: 20, turnaround_hours: 24 });
    expect((await change(id, { unit: 'hour', price: 40 })).status).toBe(200);
    expect((await change(id, { minimum: null })).status).toBe(200);
    expect(await read(id)).toMatchObject({ price: 40, unit: 'hour', minimum: null, turnaround_hours: 24 });
    // A call is at its time, and nothing is to be done before it.
    expect((await change(id, { type: 'call' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ type: 'call', unit: 'hour', turnaround_hours: 0 });
  });

  it('is found and sorted by the price of one unit, to the last decimal', async () => {
    const title = 'Xylographs';
    for (const price of [0.1, 0.0999, 0.1001]) await publish({ title, unit: 'word', price });
    await publish({ title, price: 30 });
    const prices = async (query: string) =>
      (await server.call<{ price: number }[]>('GET', `/api/task/all?q=${title}&${query}`)).body.map(
        ({ price }) => price,
      );
    expect(await prices('sort=price-asc')).toEqual([0.0999, 0.1, 0.1001, 30]);
    expect(await prices('sort=price-desc&max_price=0.1')).toEqual([0.1, 0.0999]);
    expect(await prices('sort=price-asc&min_price=0.1001&max_price=30')).toEqual([0.1001, 30]);
  });
});
