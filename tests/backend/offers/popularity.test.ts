/** The order `popular` is by work that was done and paid: nobody can buy a place in it with bookings. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const plan = { details: 'A', date: bookingDay, time: '09:30' };

async function book(server: TestApp, offer: number, customer: Person) {
  const booked = { as: customer, json: plan };
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, booked);
  return body.id;
}

const move = (server: TestApp, task: number, as: Person, status: string) =>
  server.call('PATCH', `/task/accepted/${task}`, { as, json: { status } });

async function finish(server: TestApp, task: number, owner: Person, customer: Person) {
  for (const status of ['in_progress', 'delivered']) await move(server, task, owner, status);
  expect((await move(server, task, customer, 'finished')).status).toBe(200);
}

/** The popularity of the offer itself, and of its language pairs, by which lists with languages sort. */
async function popularityOf(server: TestApp, offer: number) {
  const { popularity } = await server.db
    .selectFrom('offers')
    .select('popularity')
    .where('id', '=', offer)
    .executeTakeFirstOrThrow();
  const pairs = await server.db
    .selectFrom('offer_language_pairs')
    .select('popularity')
    .distinct()
    .where('offer_id', '=', offer)
    .execute();
  expect(pairs).toEqual([{ popularity }]);
  return popularity;
}

let server: TestApp;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  server = await testApp();
  [owner, customer] = [await server.person(), await server.person()];
});
afterAll(() => server.close());

describe('popularity', () => {
  it('is not raised by bookings, however many are made and cancelled', async () => {
    const offer = await server.offer(owner);
    for (let count = 0; count < 3; count += 1)
      await move(server, await book(server, offer, customer), customer, 'cancelled');
    await payFor(server, customer, await book(server, offer, customer));
    expect(await popularityOf(server, offer)).toBe(0);
  });

  it('is raised by a paid task that finishes, once for what one customer books in a month', async () => {
    const offer = await server.offer(owner);
    for (const by of [customer, customer, await server.person()]) {
      const task = await book(server, offer, by);
      await payFor(server, by, task);
      await finish(server, task, owner, by);
    }
    expect(await popularityOf(server, offer)).toBe(2);
    // What was booked in another month counts anew.
    const earlier = { created_at: new Date('2026-01-31T23:30:00Z') };
    await server.db
      .updateTable('tasks')
      .set(earlier)
      .where('offer_id', '=', offer)
      .where('customer_id', '=', customer.id)
      .execute();
    const task = await book(server, offer, customer);
    await payFor(server, customer, task);
    await finish(server, task, owner, customer);
    expect(await popularityOf(server, offer)).toBe(3);
  });

  it('is raised once a month by the same two people, whichever of their offers it is', async () => {
    const [translator, by] = [await server.person(), await server.person()];
    const offers = [await server.offer(translator), await server.offer(translator)];
    for (const offer of offers) {
      const task = await book(server, offer, by);
      await payFor(server, by, task);
      await finish(server, task, translator, by);
    }
    expect(await Promise.all(offers.map((offer) => popularityOf(server, offer)))).toEqual([1, 0]);
  });

  it('is raised by a task whose money the two have divided, not by one whose customer got all of it back', async () => {
    const offer = await server.offer(owner);
    const settle = async (ownerPercent: number) => {
      const by = await server.person();
      const task = await book(server, offer, by);
      await payFor(server, by, task);
      await move(server, task, owner, 'in_progress');
      const path = `/task/accepted/${task}/settlement`;
      await server.call('POST', path, { as: owner, json: { owner_percent: ownerPercent } });
      const { body } = await server.call<{ settlement: object }>('GET', `/task/accepted/${task}`, { as: by });
      const { id } = body.settlement as { id: string };
      const read = { id, owner_percent: ownerPercent };
      expect((await server.call('POST', `${path}/accept`, { as: by, json: read })).status).toBe(200);
    };
    await settle(0);
    expect(await popularityOf(server, offer)).toBe(0);
    await settle(40);
    expect(await popularityOf(server, offer)).toBe(1);
  });

  it('counts all finished tasks where the marketplace takes no payments', async () => {
    const free = await testApp({ PAYMENT_POLICY: 'off' });
    const [translator, by] = [await free.person(), await free.person()];
    const offer = await free.offer(translator);
    await finish(free, await book(free, offer, by), translator, by);
    expect(await popularityOf(free, offer)).toBe(1);
    await free.close();
  });
});
