/** Offers that their owners change, pause and delete, and what their customers keep. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
  owner = await server.person({ language: 'de' });
  customer = await server.person();
});
afterAll(() => server.close());

const plan = { details: 'One page', date: bookingDay, time: '09:30' };
const verträge = { title: 'Verträge', description: 'Beeidigt' };

const change = (id: number, json: object, as = owner) =>
  server.call<{ message: string; code: string; values: object }>('PATCH', `/api/task/${id}`, { as, json });
const remove = (id: number, as = owner) =>
  server.call<{ open_bookings: number }>('DELETE', `/api/task/${id}`, { as });
const book = (id: number) =>
  server.call<{ id: number; code: string }>('POST', `/task/accepted/${id}`, { as: customer, json: plan });
const detail = async (id: number) =>
  (await server.call<Record<string, unknown>[]>('GET', `/api/task/all/${id}`)).body[0];
const idsIn = async (path: string, as?: Person) =>
  (await server.call<{ id: number }[]>('GET', path, { as })).body.map(({ id }) => id);

describe('changing an offer', () => {
  it('changes what is sent, leaves the rest, and trims texts', async () => {
    const id = await server.offer(owner);
    const text = { title: '  Leases ', textLanguage: 'en' };
    expect((await change(id, { ...text, price: 70.5, booking: 'on-request' })).status).toBe(200);
    expect(await detail(id)).toMatchObject({
      ...{ title: 'Leases', description: 'Sworn', price: 70.5, booking: 'on-request', active: true },
      ...{ textLanguage: 'en', languages: ['en', 'de'], translations: {} },
    });
    const german = { title: ' Verträge ', description: ' Beeidigt\n' };
    await change(id, { translations: { de: german, en: { title: 'Again', description: 'The same' } } });
    const translated = { textLanguage: 'en', translations: { de: verträge } };
    expect(await detail(id)).toMatchObject({ title: 'Leases', ...translated });
    const [row] = (await server.call<object[]>('GET', `/api/task/all?ids=${id}`)).body;
    expect(row).toMatchObject({ booking: 'on-request', active: true, ...translated });
  });

  it('finds it by its new words, languages, type and price, and no longer by the old ones', async () => {
    const id = await server.offer(owner, { title: 'Oldword', languages: ['fi', 'da'], price: 20 });
    const { etag } = (await server.call('GET', '/api/task/all?q=oldword')).headers;
    await change(id, {
      ...{ title: 'Newword', languages: ['fi', 'sv', 'fi'], type: 'call', price: 90 },
      translations: { fr: { title: 'Motnouveau', description: 'Assermentée' } },
    });
    for (const found of ['q=newword', 'q=motnouveau', 'languages=fi,sv', 'languages=fi&min_price=80'])
      expect(await idsIn(`/api/category/call?${found}`), found).toEqual([id]);
    for (const gone of ['q=oldword', 'languages=fi,da', 'languages=fi&max_price=80'])
      expect(await idsIn(`/api/task/all?${gone}`), gone).toEqual([]);
    expect((await server.call('GET', '/api/task/all?q=oldword')).headers.etag).not.toBe(etag);
    const { rows } = await sql`select from offer_language_pairs where offer_id = ${id}`.execute(server.db);
    expect(rows).toHaveLength(3);
  });

  it('leaves tasks what was agreed', async () => {
    const id = await server.offer(owner);
    const task = (await book(id)).body.id;
    await change(id, {
      title: 'Other',
      description: 'Other',
      price: 99,
      languages: ['ja', 'zh'],
      type: 'call',
    });
    const { body } = await server.call('GET', `/task/accepted/${task}`, { as: customer });
    const agreed = { title: 'Contracts', task_languages: ['en', 'de'], type: 'document' };
    expect(body).toMatchObject({ offer_id: id, ...agreed, price: 45, hours: 1, total: 45 });
  });

  it.each([
    ['title', { title: ' ' }],
    ['languages', { languages: ['en'] }],
    ['languages', { languages: 'en' }],
    ['price', { price: 0 }],
    ['booking', { booking: 'later' }],
    ['active', { active: null }],
    ['active', { active: 'no' }],
    ['textLanguage', { textLanguage: 'xx' }],
    ['translations', { translations: [] }],
    ['translations', { translations: { xx: verträge } }],
    ['translations', { translations: { constructor: verträge } }],
    ['description', { translations: { de: { title: 'Verträge' } } }],
    ['title', { translations: { de: { ...verträge, title: '  ' } } }],
    ['title', { translations: { de: { ...verträge, title: 'x'.repeat(121) } } }],
  ])('names the field %s of %j, and changes nothing', async (field, json) => {
    const id = await server.offer(owner);
    const before = await detail(id);
    const { status, body } = await change(id, json);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: expect.stringMatching(/wrong|missing/) },
    });
    expect(body.message).toContain(`"${field}"`);
    expect(await detail(id)).toEqual(before);
  });

  it('is for the owner alone', async () => {
    const id = await server.offer(owner);
    expect((await change(id, { title: 'Mine' }, customer)).status).toBe(404);
    expect((await remove(id, customer)).status).toBe(404);
    expect(await detail(id)).toMatchObject({ title: 'Contracts' });
  });

  it('takes what is published as JSON with translations, once for each idempotency key', async () => {
    const json = {
      ...{ title: 'A', description: 'B', type: 'call', price: 30, languages: ['en', 'de'] },
      ...{ textLanguage: 'en', booking: 'on-request', translations: { de: verträge } },
    };
    const headers = { 'idempotency-key': 'once' };
    const publish = () => server.call<{ id: number }>('POST', '/task/create', { as: owner, json, headers });
    const { id } = (await publish()).body;
    expect((await publish()).body.id).toBe(id);
    expect(await detail(id)).toMatchObject(json);
  });
});

describe('pausing an offer', () => {
  it('takes it out of every list, says so alone, and refuses bookings until it is resumed', async () => {
    const id = await server.offer(owner, { title: 'Pausable', languages: ['is', 'mt'] });
    const lists = [
      '/api/task/all',
      `/api/task/all?ids=${id}`,
      '/api/task/all?languages=is',
      '/api/task/all?q=pausable',
    ];
    expect((await change(id, { active: false })).body.message).toBe('Your offer is paused.');
    for (const path of lists) expect(await idsIn(path), path).not.toContain(id);
    expect(await idsIn('/api/category/document')).not.toContain(id);
    expect(await detail(id)).toMatchObject({ id, active: false });
    expect(await idsIn('/user/task', owner)).toContain(id);
    expect(await book(id)).toMatchObject({ status: 409, body: { code: 'offer-closed' } });
    await change(id, { title: 'Pausable, still' });
    expect(await idsIn('/api/task/all?languages=is')).toEqual([]);
    expect((await change(id, { active: true })).body.message).toBe('Your offer can be booked again.');
    for (const path of lists) expect(await idsIn(path), path).toContain(id);
    expect((await book(id)).status).toBe(200);
  });
});

describe('deleting an offer', () => {
  it('takes it away, says how many bookings are open, and lets these go on', async () => {
    const id = await server.offer(owner, { title: 'Deletable' });
    const task = (await book(id)).body.id;
    await server.call('PATCH', `/task/accepted/${task}`, { as: customer, json: { status: 'cancelled' } });
    const open = (await book(id)).body.id;
    const own = await server.call<object[]>('GET', '/user/task', { as: owner });
    expect(own.body).toContainEqual(expect.objectContaining({ id, open_bookings: 1 }));
    expect(await remove(id)).toMatchObject({ status: 200, body: { type: 'success', open_bookings: 1 } });
    expect((await server.call('GET', `/api/task/all/${id}`)).status).toBe(404);
    expect(await idsIn('/user/task', owner)).not.toContain(id);
    expect(await idsIn('/api/task/all?q=deletable')).toEqual([]);
    expect((await book(id)).status).toBe(404);
    expect((await change(id, { active: true })).status).toBe(404);
    expect((await remove(id)).status).toBe(404);

    const step = (status: string, as: Person) =>
      server.call('PATCH', `/task/accepted/${open}`, { as, json: { status } });
    for (const status of ['in_progress', 'delivered']) await step(status, owner);
    expect((await step('finished', customer)).status).toBe(200);
    const review = { rating: 5, text: 'Good' };
    const path = `/task/accepted/${open}/review`;
    expect((await server.call('POST', path, { as: customer, json: review })).status).toBe(200);
    const { body } = await server.call('GET', `/task/accepted/${open}`, { as: customer });
    // A link to the offer would lead nowhere.
    expect(body).toMatchObject({ title: 'Deletable', offer_id: null, review: { rating: 5 } });
  });
});

it('books either the offer before a change or the one after it, when both happen at once', async () => {
  const id = await server.offer(owner);
  const change80 = { title: 'Dearer', price: 80, languages: ['en', 'fr'] };
  const [booked, changed, paused] = await Promise.all([
    book(id),
    change(id, change80),
    change(id, { active: false }),
  ]);
  expect([changed.status, paused.status]).toEqual([200, 200]);
  expect([200, 409]).toContain(booked.status);
  if (booked.status === 200) {
    const { body } = await server.call<{ title: string; price: number }>(
      'GET',
      `/task/accepted/${booked.body.id}`,
      { as: customer },
    );
    expect([
      ['Contracts', 45],
      ['Dearer', 80],
    ]).toContainEqual([body.title, body.price]);
  }
  expect(await detail(id)).toMatchObject({ ...change80, active: false });
  const { rows } = await sql`select from offer_language_pairs where offer_id = ${id}`.execute(server.db);
  expect(rows).toEqual([]);
});
