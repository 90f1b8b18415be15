/** Three customers who want one time at the very same moment, which needs a database with several connections. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { dayAhead } from '#tests/setup/booking-day.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
});
afterAll(() => server.close());

const day = dayAhead(20);

async function translator() {
  const owner = await server.person();
  const offer = await server.offer(owner, { type: 'call' });
  const customers = [await server.person(), await server.person(), await server.person()];
  const book = (at: number) =>
    server.call<{ id: number; code: string }>('POST', `/task/accepted/${offer}`, {
      as: customers[at],
      json: { details: 'A', date: day, time: `10:${at}0`, timezone: 'UTC' },
    });
  return { owner, book };
}

it('books one of them, and offers the others the next free times', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { book } = await translator();
    const answers = await Promise.all([0, 1, 2].map(book));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ body }) => body.code === 'time-taken')).toHaveLength(2);
  }
});

it('lets the hours change before a booking or after it, and counts it then', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { owner, book } = await translator();
    const json = { timezone: 'UTC', weekly: [], exceptions: [{ date: day }] };
    const [changed, booked] = await Promise.all([
      server.call<{ outside: number }>('PUT', '/user/availability', { as: owner, json }),
      book(0),
    ]);
    expect(changed.body.outside).toBe(booked.status === 200 ? 1 : 0);
  }
});
