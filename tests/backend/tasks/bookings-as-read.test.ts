/** Whoever books agrees to what they have read, and to nothing else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '#tests/backend/support/multipart.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
  [owner, customer] = [await server.person(), await server.person()];
});
afterAll(() => server.close());

const plan = { details: 'A certificate.', date: bookingDay, time: '09:30' };
const published = { title: 'Certificates', type: 'document', price: 45.1, languages: ['de', 'en'] };
const read = {
  ...{ title: 'Certificates', type: 'document', languages: ['de', 'en'], price: 45.1, unit: 'hour' },
  ...{ minimum: null, booking: 'instant', cancellation: 'free' },
};

type Refused = { code: string; total: number; offer: Record<string, unknown> };
const book = (offer: number, json: object) =>
  server.call<Refused>('POST', `/task/accepted/${offer}`, { as: customer, json: { ...plan, ...json } });
const booked = async (offer: number) => {
  const { body } = await server.call<{ offer_id: number }[]>('GET', '/task/accepted', { as: customer });
  return body.filter((task) => task.offer_id === offer);
};

describe('a booking', () => {
  it('takes no price but the one that was read', async () => {
    const offer = await server.offer(owner, { ...published, price: 10 });
    await server.call('PATCH', `/api/task/${offer}`, { as: owner, json: { price: 5000, title: 'Bait' } });
    const refused = await book(offer, { price: 10 });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'offer-changed',
        offer: {
          ...{ id: offer, title: 'Bait', price: 5000, languages: ['de', 'en'], booking: 'instant' },
          ...{ unit: 'hour', minimum: null, cancellation: 'free', users_id: owner.id },
        },
      },
    });
    expect(refused.body.offer).not.toHaveProperty('rating_sum');
    expect(await booked(offer)).toEqual([]);
    expect(await book(offer, { price: 5000, title: 'Bait' })).toMatchObject({
      status: 200,
      body: { total: 5000 },
    });
  });

  it.each([
    ['title', 'Another one'],
    ['type', 'call'],
    ['type', 'letter'],
    ['languages', ['en', 'de']],
    ['price', 45],
    ['price', 45.11],
    ['unit', 'word'],
    ['minimum', 45.1],
    ['booking', 'on-request'],
    ['cancellation', 'day'],
  ])('is refused where the offer has another %s than %j', async (name, other) => {
    const offer = await server.offer(owner, published);
    for (const json of [{ [name]: other }, { ...read, [name]: other }])
      expect(await book(offer, json)).toMatchObject({ status: 409, body: { code: 'offer-changed' } });
    expect(await booked(offer)).toEqual([]);
  });

  it('holds where all is as it was read, as JSON and as a form with files, and where nothing is said of it', async () => {
    const offer = await server.offer(owner, published);
    expect((await book(offer, read)).status).toBe(200);
    expect((await book(offer, {})).status).toBe(200);
    const { minimum: _, ...texts } = read;
    const form = (price: string) =>
      server.call<Refused>('POST', `/task/accepted/${offer}`, {
        as: customer,
        ...multipart([
          ...Object.entries({ ...plan, ...texts, price }).map(([name, value]) => ({
            name,
            value: String(value),
          })),
          { name: 'documents', file: { name: 'a.txt', content: 'Words.' } },
        ]),
      });
    expect((await form('45.10')).status).toBe(200);
    expect(await form('45.20')).toMatchObject({ status: 409, body: { code: 'offer-changed' } });
    expect(await booked(offer)).toHaveLength(3);
  });
});
