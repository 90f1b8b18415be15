/** Bookings that wait for an answer or a payment hold somebody's time for nothing: a customer has few of them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let unpaid: TestApp;
beforeAll(async () => {
  [server, unpaid] = [await testApp(), await testApp({ PAYMENT_POLICY: 'off' })];
});
afterAll(() => Promise.all([server.close(), unpaid.close()]));

interface Booked {
  id: number;
  code: string;
  ids: number[];
  bookings: { id: number; title: string }[];
}
const plan = { details: 'A', date: bookingDay, time: '10:00' };
const bookerOf =
  (app: TestApp, as: Person) =>
  (offer: number, more: object = {}) =>
    app.call<Booked>('POST', `/task/accepted/${offer}`, { as, json: { ...plan, ...more } });

it('are two with one owner, and paying or cancelling one makes room', async () => {
  const customer = await server.person();
  const owner = await server.person();
  const book = bookerOf(server, customer);
  const offers = [await server.offer(owner), await server.offer(owner, { booking: 'on-request' })];
  const [one, other] = [await book(offers[0] ?? 0), await book(offers[1] ?? 0)];
  const refused = await book(offers[0] ?? 0);
  expect(refused).toMatchObject({ status: 409, body: { type: 'error', code: 'too-many-unpaid' } });
  expect(refused.body.ids).toEqual([one.body.id, other.body.id]);
  expect(refused.body.bookings).toEqual(refused.body.ids.map((id) => ({ id, title: 'Contracts' })));
  await payFor(server, customer, one.body.id);
  expect((await book(offers[0] ?? 0)).status).toBe(200);
  expect((await book(offers[0] ?? 0)).body.ids).toHaveLength(2);
  const json = { status: 'cancelled' };
  await server.call('PATCH', `/task/accepted/${other.body.id}`, { as: customer, json });
  expect((await book(offers[0] ?? 0)).status).toBe(200);
});

it('are five with all owners together, accepted proposals among them', async () => {
  const customer = await server.person();
  const book = bookerOf(server, customer);
  const request = {
    ...{ title: 'A', description: 'B', type: 'forms', category: 'document', price: 30 },
    ...{ fromLanguage: ['de'], toLanguage: ['en'], dueDate: '2999-05-04', dueTime: '09:30' },
  };
  const accept = async () => {
    const translator = await server.person();
    const { body } = await server.call<Booked>('POST', '/request/create', { as: customer, json: request });
    const path = `/requests/${body.id}/proposals`;
    const json = { price: 20, message: 'I can.', date: bookingDay, time: '10:00' };
    const proposal = (await server.call<Booked>('POST', path, { as: translator, json })).body.id;
    return server.call<Booked>('POST', `${path}/${proposal}/accept`, {
      as: customer,
      json: { price: 20, unit: 'fixed', quantity: 1 },
    });
  };
  for (let count = 0; count < 4; count += 1)
    expect((await book(await server.offer(await server.person()))).status).toBe(200);
  expect((await accept()).status).toBe(200);
  const sixth = await book(await server.offer(await server.person()));
  expect(sixth).toMatchObject({ status: 409, body: { code: 'too-many-unpaid' } });
  expect(sixth.body.ids).toHaveLength(5);
  const seventh = await accept();
  expect(seventh).toMatchObject({ status: 409, body: { code: 'too-many-unpaid' } });
  expect(seventh.body.bookings.map(({ title }) => title)).toContain('A');
  const other = await server.person();
  expect((await bookerOf(server, other)(await server.offer(await server.person()))).status).toBe(200);
});

it('are no more where they are made at once', async () => {
  const offer = await server.offer(await server.person());
  const book = bookerOf(server, await server.person());
  const answers = await Promise.all(Array.from({ length: 8 }, () => book(offer)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409, 409, 409]);
});

it('are none whose time has come', async () => {
  const offer = await server.offer(await server.person());
  const book = bookerOf(server, await server.person());
  const booked = [await book(offer), await book(offer)].map(({ body }) => body.id);
  expect((await book(offer)).status).toBe(409);
  const starts_at = server.now();
  await server.db.updateTable('tasks').set({ starts_at }).where('id', 'in', booked).execute();
  expect((await book(offer)).status).toBe(200);
});

it('are those without an answer where nothing is paid at the marketplace', async () => {
  const owner = await unpaid.person();
  const book = bookerOf(unpaid, await unpaid.person());
  const [atOnce, onRequest] = [
    await unpaid.offer(owner),
    await unpaid.offer(owner, { booking: 'on-request' }),
  ];
  const statuses: number[] = [];
  for (const offer of [atOnce, atOnce, atOnce, onRequest, onRequest, onRequest])
    statuses.push((await book(offer)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
});

it('are calls of eight hours at most', async () => {
  const offer = await server.offer(await server.person(), { type: 'call', price: 10 });
  const book = bookerOf(server, await server.person());
  const refused = await book(offer, { hours: 8.5 });
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'wrong', values: { field: 'hours', most: 8 } },
  });
  expect((await book(offer, { hours: 8 })).status).toBe(200);
});
