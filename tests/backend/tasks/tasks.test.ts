import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endLeftWaiting } from '#tests/backend/support/left-waiting.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let owner: Person;
let customer: Person;
let otherUser: Person;
let offerId: number;
const booking = { details: 'Four pages', date: bookingDay, time: '09:30' };
const accept = (as: Person | undefined, more: Record<string, unknown> = {}, headers = {}) =>
  server.call<{ id: number; conversation_id: string; message: string }>('POST', `/task/accepted/${offerId}`, {
    ...(as && { as }),
    json: { ...booking, ...more },
    headers,
  });

beforeAll(async () => {
  server = await testApp();
  owner = await server.person({ firstname: 'Mira', lastname: 'Okafor', language: 'de' });
  customer = await server.person({ firstname: 'Jonas', lastname: 'Weber' });
  otherUser = await server.person();
  offerId = await server.offer(owner, { title: 'Birth certificates', price: 45 });
});
beforeEach(() => endLeftWaiting(server));
afterAll(() => server.close());

describe('booking an offer', () => {
  it('creates a task and a conversation for both parties', async () => {
    const booked = await accept(customer, { timezone: 'Europe/Berlin', partner: 'demo', campaign: 'spring' });
    expect(booked).toMatchObject({ status: 200, body: { type: 'success', id: expect.any(Number) } });
    const { id, conversation_id } = booked.body;
    const row = {
      id,
      offer_id: offerId,
      title: 'Birth certificates',
      type: 'document',
      price: 45,
      paid: false,
    };
    const plan = { ...booking, timezone: 'Europe/Berlin', status: 'accepted', task_languages: ['en', 'de'] };
    const mine = await server.call('GET', '/task/accepted', { as: customer });
    expect(mine.body).toMatchObject([
      { ...row, ...plan, role: 'customer', actions: ['cancelled'], firstname: 'Mira', user_language: ['de'] },
    ]);
    expect(mine.body).toMatchObject([{ email: '', documents: [], review: null, conversation_id }]);
    const theirs = await server.call('GET', '/task/accepted', { as: owner });
    expect(theirs.body).toMatchObject([
      { ...row, role: 'owner', actions: ['declined', 'cancelled'], firstname: 'Jonas' },
    ]);
    const thread = await server.call('GET', `/chat/selectedChat/${conversation_id}`, { as: owner });
    expect(thread.body).toMatchObject([
      { kind: 'system', text: expect.stringContaining('Jonas Weber booked') },
    ]);
    expect((await server.call('GET', '/task/accepted', { as: otherUser })).body).toEqual([]);
    const stored = await server.db.selectFrom('tasks').select(['partner', 'campaign']).executeTakeFirst();
    expect(stored).toEqual({ partner: 'demo', campaign: 'spring' });
  });

  it('refuses a total that no card payment takes, and takes the ones beside it', async () => {
    const book = async (price: number, hours: number) => {
      const path = `/task/accepted/${await server.offer(owner, { price })}`;
      return server.call('POST', path, { as: customer, json: { ...booking, hours } });
    };
    const refused = {
      status: 422,
      body: { code: 'total-out-of-range', values: { least: 0.5, most: 999_999.99 } },
    };
    expect(await book(20_000, 100)).toMatchObject(refused);
    expect(await book(10_000, 100)).toMatchObject(refused);
    expect(await book(0.49, 1)).toMatchObject(refused);
    expect((await book(10_000, 99.5)).status).toBe(200);
    expect((await book(0.5, 1)).status).toBe(200);
  });

  it('books once per idempotency key, and refuses the key for another call', async () => {
    const key = { 'idempotency-key': 'press-1' };
    const [first, second] = await Promise.all([accept(customer, {}, key), accept(customer, {}, key)]);
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect((await accept(customer, { details: 'Something else' }, key)).status).toBe(409);
    expect((await accept(otherUser, {}, key)).body.id).not.toBe(first.body.id);
  });

  it('checks the token, then the offer, then its owner, then the fields', async () => {
    expect((await accept(undefined, { date: 'never' })).status).toBe(401);
    expect((await server.call('POST', '/task/accepted/999999', { as: customer, json: {} })).status).toBe(404);
    expect((await server.call('POST', '/task/accepted/abc', { as: customer, json: {} })).status).toBe(404);
    expect((await accept(owner, { date: 'never' })).status).toBe(403);
    expect((await accept(customer, { date: 'never' })).status).toBe(422);
  });

  it.each([
    ['details', ''],
    ['date', '2999-02-30'],
    ['date', '04.05.2999'],
    ['date', '2020-01-01'],
    ['time', '25:00'],
    ['timezone', 'Mars/Olympus'],
  ])('names the field %s when it is %j', async (field, value) => {
    const { status, body } = await accept(customer, { [field]: value });
    expect(status).toBe(422);
    expect(body.message).toContain(`"${field}"`);
  });

  it('reads the time in the given time zone', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    const localTime = (timeZone: string) => {
      const text = new Intl.DateTimeFormat('sv-SE', {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(inAnHour);
      const [date, time] = text.split(' ');
      return { date, time, timezone: timeZone };
    };
    expect((await accept(customer, localTime('Pacific/Honolulu'))).status).toBe(200);
    expect((await accept(customer, localTime('Asia/Tokyo'))).status).toBe(200);
    expect(
      (await accept(customer, { ...localTime('Pacific/Honolulu'), timezone: 'Asia/Tokyo' })).status,
    ).toBe(422);
  });

  it('refuses an offer that is no longer active', async () => {
    const closed = await server.offer(owner);
    await server.db.updateTable('offers').set({ active: false }).where('id', '=', closed).execute();
    const { status } = await server.call('POST', `/task/accepted/${closed}`, { as: customer, json: booking });
    expect(status).toBe(409);
  });
});
