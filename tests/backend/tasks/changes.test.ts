/** The two parties of a task change what was agreed: one proposes it, the other one answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lapseChange } from '#backend/features/tasks/changes.use-cases.ts';
import { receiveProviderEvent } from '#backend/features/tasks/payment-events.use-cases.ts';
import { brokenInvariants } from '#tests/backend/support/database-invariants.ts';
import { expectRefused } from '#tests/backend/support/dispute-calls.ts';
import type { ErrorBody } from '#tests/backend/support/error-translations.ts';
import { deliver, moneyOf, notificationsOf, type PaidTask } from '#tests/backend/support/money-world.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ ANSWER_HOURS: '48' });
});
afterAll(async () => {
  expect(await brokenInvariants(server.db)).toEqual([]);
  await server.close();
});

interface Read {
  id: number;
  status: string;
  quantity: number;
  price: number;
  total: number;
  date: string;
  time: string;
  paid: boolean;
  answer_until: string | null;
  change: { id: string; by: string; total: number; pay_until: string | null } | null;
  cancel: { refund: number; until: string | null } | null;
  payment: {
    status: string;
    amount: number;
    refunded: number;
    due: number;
    fee: number | null;
    net: number | null;
    payments: { id: string; amount: number; status: string }[];
  };
}
type Answer = ErrorBody & { status: string; due: number; free?: object[] };

/** Five hours at €45: €225. */
async function booked(
  offer: Record<string, unknown> = {},
  plan: Record<string, unknown> = { quantity: 5 },
): Promise<PaidTask> {
  const owner = await server.person({ firstname: 'Mira', lastname: 'Okafor' });
  const customer = await server.person({ firstname: 'Jonas', lastname: 'Weber' });
  return book({ owner, customer, offer: await server.offer(owner, { title: 'Letters', ...offer }) }, plan);
}

async function book(
  { owner, customer, offer }: { owner: Person; customer: Person; offer: number },
  plan: Record<string, unknown>,
): Promise<PaidTask> {
  const json = { details: 'A', date: bookingDay, time: '09:30', ...plan };
  const { body, text } = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, {
    as: customer,
    json,
  });
  expect(body.id, text).toBeTypeOf('number');
  return { owner, customer, id: body.id, path: `/task/accepted/${body.id}`, conversation: '' };
}

const paid = async (...more: Parameters<typeof booked>) => {
  const task = await booked(...more);
  await payFor(server, task.customer, task.id);
  return task;
};

const read = async (as: Person, { path }: PaidTask) => (await server.call<Read>('GET', path, { as })).body;
const propose = (as: Person, { path }: PaidTask, json: object) =>
  server.call<Answer>('POST', `${path}/changes`, { as, json: { text: 'There is more of it.', ...json } });
const openIn = async (task: PaidTask) => (await read(task.owner, task)).change?.id ?? '';
const answer = async (
  as: Person,
  task: PaidTask,
  word: 'accept' | 'decline',
  { id, key }: { id?: string; key?: string } = {},
) =>
  server.call<Answer>('POST', `${task.path}/changes/${id ?? (await openIn(task))}/${word}`, {
    as,
    headers: key ? { 'idempotency-key': key } : {},
  });
const withdraw = async (as: Person, task: PaidTask, id?: string) =>
  server.call<Answer>('DELETE', `${task.path}/changes/${id ?? (await openIn(task))}`, { as });
const set = (as: Person, { path }: PaidTask, status: string) =>
  server.call<Answer>('PATCH', path, { as, json: { status } });
const linesOf = async (as: Person) => (await notificationsOf(server, as)).map((line) => line.split(' /')[0]);
const agree = async (task: PaidTask, json: object) => {
  expect((await propose(task.owner, task, json)).status).toBe(200);
  const accepted = await answer(task.customer, task, 'accept');
  expect(accepted, accepted.text).toMatchObject({ status: 200 });
  return accepted.body;
};

describe('a change of what was agreed', () => {
  it('is proposed by either side with old and new, and replaced by a newer one', async () => {
    const task = await booked();
    const { owner, customer } = task;
    expect((await propose(customer, task, { quantity: 6 })).status).toBe(200);
    const first = await read(owner, task);
    expect(first).toMatchObject({
      quantity: 5,
      total: 225,
      change: {
        by: 'customer',
        text: 'There is more of it.',
        quantity: 6,
        price: 45,
        date: bookingDay,
        time: '09:30',
        timezone: null,
        old_total: 225,
        total: 270,
        pay_until: null,
      },
    });
    const list = await server.call<{ id: number; change: object }[]>('GET', '/task/accepted', { as: owner });
    expect(list.body.find(({ id }) => id === first.id)?.change).toEqual(first.change);
    expect((await linesOf(owner))[0]).toBe(
      'Jonas Weber proposes to change “Letters”: 5 × €45 = €225 → 6 × €45 = €270.',
    );
    const mails = await server.db
      .selectFrom('mails')
      .select(['user_id', 'topic'])
      .where('user_id', 'in', [owner.id, customer.id])
      .orderBy('id')
      .execute();
    // The booking, and then the proposal.
    expect(mails.at(-1)).toEqual({ user_id: owner.id, topic: 'bookings' });
    await propose(owner, task, { price: 50 });
    expect((await read(customer, task)).change).toMatchObject({ by: 'owner', price: 50, total: 250 });
    for (const word of ['accept', 'decline'] as const)
      await expectRefused(
        await answer(owner, task, word, { id: first.change?.id ?? '' }),
        409,
        'change-changed',
      );
    await expectRefused(await answer(owner, task, 'accept'), 409, 'change-yours');
    await expectRefused(await withdraw(customer, task), 409, 'change-not-yours');
    expect((await withdraw(owner, task)).status).toBe(200);
    expect((await read(customer, task)).change).toBeNull();
    await expectRefused(await answer(customer, task, 'accept', { id: 'none' }), 409, 'change-changed');
    await propose(owner, task, { price: 50 });
    expect((await answer(customer, task, 'decline')).status).toBe(200);
    expect(await read(customer, task)).toMatchObject({ change: null, price: 45, total: 225 });
    expect((await linesOf(owner))[0]).toBe(
      'Jonas Weber has declined the change of “Letters”. What was agreed stays as it is.',
    );
  });

  it('that nobody has paid for holds at once, and the payment page with the old sum closes', async () => {
    const task = await booked();
    const { customer } = task;
    const page = await server.call<{ url: string }>('POST', '/create-checkout-session', {
      as: customer,
      json: { items: [{ id: task.id }] },
    });
    const key = 'one key';
    await propose(task.owner, task, { quantity: 4, price: 50.5 });
    const id = await openIn(task);
    const accepted = await answer(customer, task, 'accept', { id, key });
    expect(accepted).toMatchObject({ status: 200, body: { status: 'accepted', due: 0 } });
    expect((await answer(customer, task, 'accept', { id, key })).body).toEqual(accepted.body);
    expect(await read(customer, task)).toMatchObject({
      quantity: 4,
      price: 50.5,
      total: 202,
      change: null,
      payment: { status: 'unpaid', amount: 20_200, due: 0, payments: [] },
    });
    const rows = await server.db.selectFrom('payments').selectAll().where('task_id', '=', task.id).execute();
    expect(rows.map(({ status }) => status)).toEqual(['expired']);
    await payFor(server, customer, task.id);
    expect(await moneyOf(server, task)).toEqual({ provider: 20_200, held: 20_200 });
    expect(page.body.url).toContain('/TestPayment/');
  });

  it('to a lower price returns what is too much at once, and the rest is released less its fee', async () => {
    const task = await paid();
    const { customer, owner } = task;
    expect(await agree(task, { quantity: 3 })).toMatchObject({ due: 0 });
    expect(await read(owner, task)).toMatchObject({
      total: 135,
      paid: true,
      payment: { status: 'held', amount: 22_500, refunded: 9000, fee: 1350, net: 12_150, due: 0 },
    });
    expect(await moneyOf(server, task)).toEqual({ provider: 22_500, held: 13_500, 'refund-due': 9000 });
    expect((await linesOf(owner))[0]).toBe(
      'Jonas Weber has accepted the change of “Letters”: 5 × €45 = €225 → 3 × €45 = €135.',
    );
    await set(owner, task, 'in_progress');
    await deliver(server, task);
    expect((await set(customer, task, 'finished')).status).toBe(200);
    expect(await moneyOf(server, task)).toMatchObject({ owner: 12_150, fee: 1350, 'refund-due': 9000 });
  });

  it('to a higher price holds once the difference is paid, by a second payment of the task', async () => {
    const task = await paid();
    const { customer, owner } = task;
    await set(owner, task, 'in_progress');
    expect(await agree(task, { quantity: 6, price: 45.05 })).toMatchObject({ due: 4530 });
    const due = await read(customer, task);
    expect(due).toMatchObject({
      quantity: 5,
      total: 225,
      paid: true,
      payment: { status: 'held', amount: 22_500, due: 4530, payments: [{ amount: 22_500, status: 'held' }] },
      change: { total: 270.3, pay_until: expect.any(String) },
    });
    await expectRefused(await answer(customer, task, 'accept'), 409, 'change-changed');
    await expectRefused(await withdraw(owner, task), 409, 'change-changed');
    await payFor(server, customer, task.id);
    expect(await read(owner, task)).toMatchObject({
      quantity: 6,
      price: 45.05,
      total: 270.3,
      change: null,
      payment: {
        status: 'held',
        amount: 27_030,
        due: 0,
        fee: 2703,
        net: 24_327,
        payments: [
          { amount: 22_500, status: 'held' },
          { amount: 4530, status: 'held' },
        ],
      },
    });
    expect(await linesOf(customer)).toContain(
      'The difference for “Letters” is paid, so the change holds now: 5 × €45 = €225 → 6 × €45.05 = €270.30.',
    );
    await expectRefused(
      await server.call<Answer>('POST', '/create-checkout-session', {
        as: customer,
        json: { items: [{ id: task.id }] },
      }),
      409,
      'task-paid',
    );
    await deliver(server, task);
    await set(customer, task, 'finished');
    expect(await moneyOf(server, task)).toEqual({ provider: 27_030, owner: 24_327, fee: 2703 });
    const { body: earned } = await server.call<{ net: number; fee: number }[]>('GET', '/earnings', {
      as: owner,
    });
    expect(earned.map(({ net, fee }) => [net, fee]).sort()).toEqual([
      [20_250, 2250],
      [4077, 453],
    ]);
    const { body: all } = await server.call<{ amount: number }[]>('GET', '/payments', { as: customer });
    expect(all.map(({ amount }) => amount)).toEqual([4530, 22_500]);
  });

  it('that is accepted and not paid in time lapses, both are told, and what comes later goes back', async () => {
    const task = await paid();
    const { customer, owner } = task;
    await agree(task, { quantity: 6 });
    const { body } = await server.call<{ url: string }>('POST', '/create-checkout-session', {
      as: customer,
      json: { items: [{ id: task.id }] },
    });
    const row = await server.db
      .updateTable('term_changes')
      .set({ pay_until: new Date('2026-01-01T00:00:00Z') })
      .where('task_id', '=', task.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const due = { change: row.id, payUntil: '2026-01-01T00:00:00.000Z' };
    await lapseChange(server.services, { ...due, payUntil: '2026-01-02T00:00:00.000Z' });
    expect((await read(customer, task)).payment.due).toBe(4500);
    await Promise.all([lapseChange(server.services, due), lapseChange(server.services, due)]);
    expect(await read(customer, task)).toMatchObject({ total: 225, change: null, payment: { due: 0 } });
    const line = 'The difference for “Letters” was not paid in time, so what was agreed before stays.';
    for (const person of [customer, owner])
      expect((await linesOf(person)).filter((one) => one === line)).toHaveLength(1);
    expect(body.url).toContain('/TestPayment/');
    const { status } = await server.db
      .selectFrom('payments')
      .select('status')
      .where('task_id', '=', task.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(status).toBe('expired');
  });

  it('ends with the delivery, proposed or not paid yet, and both are told', async () => {
    const task = await paid();
    const { customer, owner } = task;
    await set(owner, task, 'in_progress');
    await agree(task, { quantity: 6 });
    await deliver(server, task);
    expect(await read(customer, task)).toMatchObject({
      status: 'delivered',
      total: 225,
      change: null,
      payment: { due: 0 },
    });
    const line = 'The change of “Letters” that was proposed no longer counts: what was agreed before stays.';
    for (const person of [customer, owner]) expect(await linesOf(person)).toContain(line);
    await expectRefused(await propose(owner, task, { quantity: 7 }), 409, 'change-too-late');
    await set(customer, task, 'changes_requested');
    expect((await propose(owner, task, { quantity: 7 })).status).toBe(200);
    await server.call('POST', `${task.path}/dispute`, { as: customer, json: { text: 'It is unreadable.' } });
    expect((await read(customer, task)).change).toBeNull();
    await expectRefused(await propose(owner, task, { quantity: 7 }), 409, 'change-too-late');
  });

  it('of a booking on request is the owner’s answer; of the customer it gives the owner their time anew', async () => {
    const task = await booked({ booking: 'on-request' });
    const { customer, owner } = task;
    const soon = new Date(Date.now() + 60_000);
    await server.db.updateTable('tasks').set({ answer_until: soon }).where('id', '=', task.id).execute();
    await propose(customer, task, { quantity: 4 });
    expect(Date.parse((await read(customer, task)).answer_until ?? '') - Date.now()).toBeGreaterThan(
      47 * 3_600_000,
    );
    expect((await answer(owner, task, 'accept')).body).toMatchObject({ status: 'requested' });
    await propose(owner, task, { price: 50 });
    expect((await answer(customer, task, 'accept')).body).toMatchObject({ status: 'accepted', due: 0 });
    expect(await read(owner, task)).toMatchObject({ status: 'accepted', total: 200, answer_until: null });
    await payFor(server, customer, task.id);
  });

  it.each([
    [{}, 'change-nothing'],
    [{ quantity: 5, price: 45, date: bookingDay, time: '09:30' }, 'change-nothing'],
    [{ quantity: 0 }, 'wrong'],
    [{ quantity: 5.25 }, 'wrong'],
    [{ quantity: 100.5 }, 'wrong'],
    [{ price: 45.123 }, 'wrong'],
    [{ price: 0 }, 'wrong'],
    [{ quantity: 0.5, price: 0.05 }, 'total-out-of-range'],
    [{ price: 45.09 }, 'total-out-of-range'],
    [{ price: 44.92 }, 'total-out-of-range'],
    [{ date: '2020-01-01' }, 'in-the-past'],
    [{ date: 'tomorrow' }, 'wrong'],
    [{ date: bookingDay, timezone: 'Mars/Phobos' }, 'wrong'],
    [{ quantity: 6, text: '' }, 'wrong'],
    [{ quantity: 6, text: 7 }, 'wrong'],
  ])('is refused: %o', async (json, code) => {
    const task = await booked();
    await expectRefused(await propose(task.customer, task, json), 422, code);
    expect((await read(task.customer, task)).change).toBeNull();
  });

  it('keeps the minimum that was booked', async () => {
    const task = await booked({ minimum: 200 });
    await agree(task, { quantity: 1 });
    expect(await read(task.owner, task)).toMatchObject({ quantity: 1, total: 200 });
  });

  it('is answered once, whoever is first', async () => {
    const task = await paid();
    const { customer, owner } = task;
    await propose(owner, task, { quantity: 3 });
    const id = await openIn(task);
    const all = await Promise.all([
      answer(customer, task, 'accept', { id }),
      answer(customer, task, 'accept', { id }),
      answer(customer, task, 'decline', { id }),
      withdraw(owner, task, id),
    ]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const money = await moneyOf(server, task);
    expect((money.held ?? 0) + (money['refund-due'] ?? 0)).toBe(22_500);
  });

  it('is nobody else’s', async () => {
    const task = await booked();
    const stranger = await server.person();
    await propose(task.owner, task, { quantity: 6 });
    const id = await openIn(task);
    expect((await propose(stranger, task, { quantity: 7 })).status).toBe(404);
    for (const word of ['accept', 'decline'] as const)
      expect((await answer(stranger, task, word, { id })).status).toBe(404);
    expect((await withdraw(stranger, task, id)).status).toBe(404);
    const other = await booked();
    await expectRefused(await answer(other.customer, other, 'accept', { id }), 409, 'change-changed');
  });
});

describe('another time', () => {
  it('of a call does not overlap another one: when it is proposed, and again when it is accepted', async () => {
    const offer = { type: 'call' };
    const task = await booked(offer, { quantity: 1, time: '09:00' });
    const { owner, customer } = task;
    const { offer_id } = (await server.call<{ offer_id: number }>('GET', task.path, { as: customer })).body;
    const others = { owner, customer: await server.person(), offer: offer_id };
    await book(others, { quantity: 1, time: '12:00' });
    await expectRefused(await propose(owner, task, { time: '11:30' }), 409, 'time-taken');
    // Its own time is not in its way.
    expect((await propose(owner, task, { time: '09:30', quantity: 1.5 })).status).toBe(200);
    await book({ ...others, customer: await server.person() }, { quantity: 1, time: '10:30' });
    await expectRefused(await answer(customer, task, 'accept'), 409, 'time-taken');
    await propose(owner, task, { time: '08:00' });
    expect((await answer(customer, task, 'accept')).status).toBe(200);
    expect(await read(customer, task)).toMatchObject({ time: '08:00', date: bookingDay });
  });

  it('of a call that is accepted and not paid is taken already', async () => {
    const task = await paid({ type: 'call' }, { quantity: 1, time: '09:00' });
    const { owner, customer } = task;
    const { offer_id } = (await server.call<{ offer_id: number }>('GET', task.path, { as: customer })).body;
    await agree(task, { time: '14:00', quantity: 2 });
    const json = { details: 'A', date: bookingDay, time: '15:00' };
    const as = await server.person();
    await expectRefused(
      await server.call<Answer>('POST', `/task/accepted/${offer_id}`, { as, json }),
      409,
      'time-taken',
    );
    await payFor(server, customer, task.id);
    expect(await read(owner, task)).toMatchObject({ time: '14:00', quantity: 2, total: 90 });
  });

  it('keeps to the owner’s hours, notice and turnaround where the customer wants it, not where the owner does', async () => {
    const call = await booked({ type: 'call' }, { quantity: 1, time: '09:00' });
    const hours = {
      timezone: 'UTC',
      weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '12:00' })),
      exceptions: [],
      notice_hours: 0,
      buffer_minutes: 0,
      max_hours: 2,
      horizon_days: 365,
    };
    const stored = await server.call('PUT', '/user/availability', { as: call.owner, json: hours });
    expect(stored, stored.text).toMatchObject({ status: 200 });
    await expectRefused(await propose(call.customer, call, { time: '13:00' }), 409, 'time-taken');
    await expectRefused(await propose(call.customer, call, { quantity: 3 }), 422, 'wrong');
    expect((await propose(call.owner, call, { time: '13:00', quantity: 3 })).status).toBe(200);
    expect((await answer(call.customer, call, 'accept')).status).toBe(200);

    const document = await booked({ turnaround_hours: 48 });
    const [date, time] = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 16).split('T');
    await expectRefused(await propose(document.customer, document, { date, time }), 422, 'too-soon');
    expect((await propose(document.owner, document, { date, time })).status).toBe(200);
  });

  it('within a period that already costs does not give back what is lost', async () => {
    const task = await paid({ cancellation: 'day' });
    const { customer } = task;
    const start = new Date(Date.now() + 12 * 3_600_000);
    await server.db.updateTable('tasks').set({ starts_at: start }).where('id', '=', task.id).execute();
    expect((await read(customer, task)).cancel?.refund).toBe(11_250);
    await agree(task, { date: bookingDay, time: '10:00' });
    expect((await read(customer, task)).cancel).toEqual({ refund: 11_250, until: null });
    const early = await paid({ cancellation: 'day' });
    await agree(early, { time: '10:00' });
    const { cancel } = await read(early.customer, early);
    expect(cancel).toEqual({ refund: 22_500, until: expect.any(String) });
    const { starts_at } = await server.db
      .selectFrom('tasks')
      .select('starts_at')
      .where('id', '=', early.id)
      .executeTakeFirstOrThrow();
    expect(Date.parse(cancel?.until ?? '')).toBe(starts_at.getTime() - 24 * 3_600_000);
  });
});

describe('the money of several payments', () => {
  it('stays disputed while anything is held, whatever became of one of them', async () => {
    const task = await paid();
    const { customer, owner } = task;
    await set(owner, task, 'in_progress');
    await agree(task, { quantity: 6 });
    await payFor(server, customer, task.id);
    await server.call('POST', `${task.path}/dispute`, { as: customer, json: { text: 'It is unreadable.' } });
    const rows = await server.db
      .selectFrom('payments')
      .selectAll()
      .where('task_id', '=', task.id)
      .orderBy('id')
      .execute();
    const refundByHand = ({
      id,
      payment_intent: paymentIntent,
      amount_cents: amountCents,
    }: (typeof rows)[0]) =>
      receiveProviderEvent(server.services, {
        id: `evt_${id}`,
        type: 'refund',
        what: {
          ...{ kind: 'refunded', charge: `ch_${id}`, paymentIntent, amountCents },
          ...{ amountRefundedCents: amountCents, refundIds: [] },
        },
      });
    const [first, second] = rows;
    if (!first || !second) throw new Error('There are two payments.');
    await refundByHand(second);
    expect(await read(customer, task)).toMatchObject({
      status: 'disputed',
      payment: { status: 'held', amount: 27_000, refunded: 4500 },
    });
    await refundByHand(first);
    expect(await read(customer, task)).toMatchObject({
      status: 'in_progress',
      payment: { status: 'refunded', refunded: 27_000 },
    });
  });

  it('goes back from the newest one first, and is divided with one fee', async () => {
    const task = await paid();
    const { customer, owner } = task;
    await set(owner, task, 'in_progress');
    await agree(task, { quantity: 6 });
    await payFor(server, customer, task.id);
    await agree(task, { quantity: 4 });
    const refunds = await server.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select(['refunds.amount_cents', 'payments.amount_cents as paid'])
      .where('task_id', '=', task.id)
      .orderBy('paid')
      .execute();
    expect(refunds).toEqual([
      { amount_cents: 4500, paid: 4500 },
      { amount_cents: 4500, paid: 22_500 },
    ]);
    await agree(task, { quantity: 5 });
    await payFor(server, customer, task.id);
    await server.call('POST', `${task.path}/settlement`, {
      as: owner,
      json: { owner_percent: 33, text: 'A third' },
    });
    const settlement = (
      await server.call<{ settlement: { id: string; owner_percent: number } }>('GET', task.path, {
        as: customer,
      })
    ).body.settlement;
    const settled = await server.call('POST', `${task.path}/settlement/accept`, {
      as: customer,
      json: { id: settlement.id, owner_percent: 33 },
    });
    expect(settled, settled.text).toMatchObject({ status: 200 });
    // 33 % of €225 are €74.25, of which the fee is €7.43.
    expect(await moneyOf(server, task)).toMatchObject({ owner: 6682, fee: 743 });
    expect(await read(owner, task)).toMatchObject({
      payment: { status: 'partly_refunded', fee: 743, net: 6682, amount: 31_500, refunded: 24_075 },
    });
  });
});
