/** Who cancels a booking gets back what its rule says, to the cent and to the millisecond. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused } from '#tests/backend/support/dispute-calls.ts';
import type { ErrorBody } from '#tests/backend/support/error-translations.ts';
import { moneyOf, type PaidTask, readTask } from '#tests/backend/support/money-world.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const hour = 60 * 60 * 1000;
const plan = { details: 'A', date: bookingDay, time: '09:30' };

interface Offered {
  cancellation?: unknown;
  price?: number;
}

/** Booked and paid; it takes place so many hours from now. */
async function paidTask(offer: Offered, hours: number): Promise<PaidTask> {
  const [owner, customer] = [await server.person(), await server.person()];
  const offerId = await server.offer(owner, { ...offer });
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offerId}`, {
    as: customer,
    json: plan,
  });
  const task = { owner, customer, id: body.id, path: `/task/accepted/${body.id}`, conversation: '' };
  await payFor(server, customer, task.id);
  await startIn(task, hours);
  return task;
}

const startIn = ({ id }: PaidTask, hours: number) =>
  server.db
    .updateTable('tasks')
    .set({ starts_at: new Date(Date.now() + hours * hour) })
    .where('id', '=', id)
    .execute();
const set = (as: Person, { path }: PaidTask, json: object) =>
  server.call<ErrorBody & { status: string }>('PATCH', path, { as, json });
const cancelOf = async (as: Person, task: PaidTask) =>
  (await readTask(server, as, task)).cancel as { refund: number; until: string | null } | null;

it.each([
  ['free', 1, 4501, false],
  ['day', 24.1, 4501, true],
  ['day', 23.9, 2251, false],
  ['three-days', 72.1, 4501, true],
  ['three-days', 71.9, 2251, true],
  ['three-days', 23.9, 0, false],
  ['three-days', -0.1, 4501, false],
])(
  'returns by the rule %s, %s hours before the start, %s cents of 4501',
  async (cancellation, hours, refund, hasEnd) => {
    const task = await paidTask({ cancellation, price: 45.01 }, hours);
    const cancel = await cancelOf(task.customer, task);
    expect(cancel).toEqual({ refund, until: hasEnd ? expect.any(String) : null });
    for (const other of [refund - 1, refund + 1])
      await expectRefused(
        await set(task.customer, task, { status: 'cancelled', refund: other }),
        409,
        'refund-changed',
      );
    expect((await set(task.customer, task, { status: 'cancelled', refund })).status).toBe(200);
    expect((await set(task.customer, task, { status: 'cancelled', refund })).status).toBe(200);
    const ownerPart = 4501 - refund;
    const fee = Math.round(ownerPart / 10);
    expect(await readTask(server, task.owner, task)).toMatchObject({
      status: 'cancelled',
      cancel: null,
      payment: {
        status: refund === 4501 ? 'refunded' : refund === 0 ? 'released' : 'partly_refunded',
        refunded: refund,
        fee,
        net: ownerPart - fee,
      },
    });
    const { provider, ...owed } = await moneyOf(server, task);
    expect(provider).toBe(4501);
    expect(owed).toEqual({
      ...(refund && { 'refund-due': refund }),
      ...(ownerPart && { owner: ownerPart - fee, fee }),
    });
    const review = { rating: 1, text: 'Too dear.' };
    const reviewed = await server.call('POST', `${task.path}/review`, { as: task.customer, json: review });
    expect(reviewed.status).toBe(409);
  },
);

it('returns everything where the owner cancels or declines, whatever the rule', async () => {
  for (const status of ['cancelled', 'declined']) {
    const task = await paidTask({ cancellation: 'three-days' }, 2);
    expect(await cancelOf(task.owner, task)).toEqual({ refund: 4500, until: null });
    expect((await set(task.owner, task, { status, refund: 4500 })).status).toBe(200);
    expect(await readTask(server, task.customer, task)).toMatchObject({ payment: { status: 'refunded' } });
  }
});

it('says until when it returns so much, and ends once where two cancel at the same time', async () => {
  const task = await paidTask({ cancellation: 'day' }, 30);
  const { until } = (await cancelOf(task.customer, task)) ?? {};
  expect(Math.abs(Date.parse(until ?? '') - Date.now() - 6 * hour)).toBeLessThan(60_000);
  await startIn(task, 20);
  const answers = await Promise.all([
    set(task.customer, task, { status: 'cancelled', refund: 2250 }),
    set(task.customer, task, { status: 'cancelled', refund: 2250 }),
    set(task.owner, task, { status: 'declined', refund: 4500 }),
  ]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  const { provider, ...owed } = await moneyOf(server, task);
  expect(provider).toBe(Object.values(owed).reduce((sum, cents) => sum + cents, 0));
});

it('returns nothing of what nobody paid, and offers no refund once the work is under way', async () => {
  const [owner, customer] = [await server.person(), await server.person()];
  const offer = await server.offer(owner, { cancellation: 'day' });
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
    as: customer,
    json: plan,
  });
  const task = { owner, customer, id: body.id, path: `/task/accepted/${body.id}`, conversation: '' };
  expect(await cancelOf(customer, task)).toMatchObject({ refund: 0 });
  await payFor(server, customer, task.id);
  expect((await set(owner, task, { status: 'in_progress' })).status).toBe(200);
  expect(await cancelOf(customer, task)).toBeNull();
});

it('keeps the rule that was booked, also where the customer deletes the account', async () => {
  const task = await paidTask({ cancellation: 'three-days' }, 2);
  await server.db
    .updateTable('offers')
    .set({ cancellation: 'free' })
    .where('owner_id', '=', task.owner.id)
    .execute();
  const json = { password: 'correct horse' };
  expect((await server.call('DELETE', '/user', { as: task.customer, json })).status).toBe(200);
  expect(await moneyOf(server, task)).toEqual({ provider: 4500, owner: 4050, fee: 450 });
});

describe('the rule of an offer', () => {
  it('is free unless its owner says otherwise, and can be changed', async () => {
    const owner = await server.person();
    const offer = await server.offer(owner);
    const read = async () =>
      (await server.call<{ cancellation: string }[]>('GET', `/api/task/all/${offer}`)).body;
    expect(await read()).toMatchObject([{ cancellation: 'free' }]);
    const change = (cancellation: unknown) =>
      server.call('PATCH', `/api/task/${offer}`, { as: owner, json: { cancellation } });
    expect((await change('three-days')).status).toBe(200);
    expect(await read()).toMatchObject([{ cancellation: 'three-days' }]);
    for (const wrong of ['never', '', null, 1, ['day']]) expect((await change(wrong)).status).toBe(422);
    expect(await read()).toMatchObject([{ cancellation: 'three-days' }]);
  });

  it('is part of what a booking agrees to', async () => {
    const [owner, customer] = [await server.person(), await server.person()];
    const offer = await server.offer(owner, { cancellation: 'day' });
    const book = (cancellation: string) =>
      server.call<ErrorBody & { offer: object; id: number }>('POST', `/task/accepted/${offer}`, {
        as: customer,
        json: { ...plan, cancellation },
      });
    expect(await book('free')).toMatchObject({
      status: 409,
      body: { code: 'offer-changed', offer: { cancellation: 'day' } },
    });
    const booked = await book('day');
    expect(booked.status).toBe(200);
    const { body } = await server.call('GET', `/task/accepted/${booked.body.id}`, { as: customer });
    expect(body).toMatchObject({ cancellation: 'day' });
  });
});
