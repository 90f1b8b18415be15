/** One total for everybody: what is offered, booked, paid and earned agrees to the cent, whatever the price is for. */
import { type Unit, units } from '@dragoman/widgets/domain/units.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliver, moneyOf } from '#tests/backend/support/money-world.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

/** Prices in ten-thousandths of a euro, quantities in halves. */
const ranges = {
  hour: { step: 100, prices: [100, 20_000], halves: [1, 200], wholes: 1 },
  word: { step: 1, prices: [1, 30_000], halves: [2, 40_000], wholes: 2 },
  page: { step: 100, prices: [100, 20_000], halves: [2, 400], wholes: 2 },
  fixed: { step: 100, prices: [5000, 90_000], halves: [2, 2], wholes: 2 },
} as const satisfies Record<Unit, object>;

const agreements = fc.constantFrom(...units).chain((unit) => {
  const { step, prices, halves, wholes } = ranges[unit];
  return fc.record({
    unit: fc.constant(unit),
    parts: fc.integer({ min: prices[0], max: prices[1] }).map((price) => price * step),
    doubled: fc
      .integer({ min: halves[0] / wholes, max: halves[1] / wholes })
      .map((quantity) => quantity * wholes),
    minimum: fc.option(fc.integer({ min: 50, max: 10_000 })),
  });
});

it('is the same in the task, the payment, the receipts, the earnings, the table and the ledger', {
  timeout: 60_000,
}, async () => {
  const property = fc.asyncProperty(agreements, async ({ unit, parts, doubled, minimum }) => {
    const exact = Number((BigInt(parts) * BigInt(doubled) + 100n) / 200n);
    const cents = Math.max(exact, minimum ?? 0);
    fc.pre(cents >= 50 && cents <= 99_999_999);
    const [owner, customer] = [await server.person(), await server.person()];
    const terms = { price: parts / 10_000, unit, minimum: minimum === null ? null : minimum / 100 };
    const offer = await server.offer(owner, terms);
    const json = { ...terms, quantity: doubled / 2, details: 'A', date: bookingDay, time: '09:30' };
    const booked = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
      as: customer,
      json,
    });
    const agreed = { total: cents / 100, unit, quantity: doubled / 2 };
    expect(booked, booked.text).toMatchObject({
      status: 200,
      body: { ...agreed, payment: { amount: cents } },
    });
    const task = {
      id: booked.body.id,
      path: `/task/accepted/${booked.body.id}`,
      owner,
      customer,
      conversation: '',
    };
    await payFor(server, customer, task.id);
    const read = async (as: typeof owner, path: string) =>
      (await server.call<object[]>('GET', path, { as })).body;
    const paid = { task_id: task.id, amount: cents };
    expect(await read(customer, '/payments')).toMatchObject([{ ...paid, status: 'held' }]);
    await server.call('PATCH', task.path, { as: owner, json: { status: 'in_progress' } });
    await deliver(server, task);
    await server.call('PATCH', task.path, { as: customer, json: { status: 'finished' } });
    const [earning] = await read(owner, '/earnings');
    expect(earning).toMatchObject(paid);
    const { fee, net } = { fee: 0, net: 0, ...earning };
    expect(fee + net).toBe(cents);
    for (const as of [owner, customer])
      expect(await read(as, task.path)).toMatchObject({ ...terms, ...agreed, payment: { amount: cents } });
    const { text } = await server.call('GET', '/earnings.csv', { as: owner });
    expect(text).toContain(`,${cents},${fee},${net},EUR,`);
    expect(await moneyOf(server, task)).toEqual({ provider: cents, owner: net, ...(fee > 0 && { fee }) });
  });
  await fc.assert(property, { numRuns: 8 });
});
