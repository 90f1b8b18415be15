/** Bookings that end by themselves: nobody pays them, or their owner does not start them. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  endMissed,
  endUnpaid,
  remindToPay,
  sweepDeadlines,
} from '#backend/features/tasks/deadlines.use-cases.ts';
import { paidForm } from '#tests/backend/support/backend-client.ts';
import { moneyOf, type PaidTask } from '#tests/backend/support/money-world.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
afterEach(() => server.close());

const waiting = { timeout: 40_000, interval: 200 };
const hour = 60 * 60 * 1000;
const seconds = (count: number) => String(count / 3600);

interface Task {
  status: string;
  pay_until: string | null;
  payment: { status: string; refunded: number };
  history: { to: string; by: string | null; cause: string }[];
}

async function booked(offer: Record<string, unknown> = {}, plan: Record<string, unknown> = {}) {
  const [owner, customer] = [await server.person(), await server.person()];
  const offerId = await server.offer(owner, { title: 'Letters', ...offer });
  const json = { details: 'A', date: bookingDay, time: '09:30', ...plan };
  const { body } = await server.call<{ id: number; conversation_id: string }>(
    'POST',
    `/task/accepted/${offerId}`,
    { as: customer, json },
  );
  return { owner, customer, id: body.id, path: `/task/accepted/${body.id}`, conversation: '' };
}

const read = async ({ customer, path }: PaidTask) =>
  (await server.call<Task>('GET', path, { as: customer })).body;
const set = (id: number, columns: { starts_at?: Date; pay_until?: Date | null }) =>
  server.db.updateTable('tasks').set(columns).where('id', '=', id).execute();
const textsOf = async (as: Person) =>
  (await server.call<{ text: string }[]>('GET', '/notifications', { as })).body.map(({ text }) => text);
const pageOf = async ({ customer, id }: PaidTask) =>
  (
    await server.call<{ url: string }>('POST', '/create-checkout-session', {
      as: customer,
      json: { items: [{ id }] },
    })
  ).body.url;
/** Milliseconds from now. */
const until = async (task: PaidTask) => Date.parse((await read(task)).pay_until ?? '') - Date.now();

describe('an unpaid booking', { timeout: 90_000 }, () => {
  it('ends once, whatever number of processes; its customer is reminded before, both are told, and its payment page closes', async () => {
    server = await testApp({ PAY_WITHIN_HOURS: seconds(4) });
    const task = await booked();
    const page = await pageOf(task);
    await server.startJobs();
    await server.startJobs();
    await vi.waitFor(async () => expect((await read(task)).status).toBe('cancelled'), waiting);
    const { history, pay_until } = await read(task);
    expect(history.map(({ to, by, cause }) => ({ to, by, cause }))).toEqual([
      { to: 'accepted', by: 'customer', cause: 'party' },
      { to: 'cancelled', by: null, cause: 'time' },
    ]);
    expect(pay_until).toBeNull();
    const ended = '“Letters” was not paid in time, so the booking has ended.';
    expect(await textsOf(task.owner)).toContain(ended);
    const texts = await textsOf(task.customer);
    expect(texts.filter((text) => text === ended)).toHaveLength(1);
    expect(texts.filter((text) => text.startsWith('“Letters” still has to be paid: €45'))).toHaveLength(1);
    const session = new URL(page).pathname.split('/').at(-1) ?? '';
    await vi.waitFor(
      async () =>
        expect(await server.services.payments.readCheckout(session)).toMatchObject({ step: 'expired' }),
      waiting,
    );
    const mails = await server.db.selectFrom('mails').select(['user_id', 'topic']).execute();
    expect(mails.filter(({ user_id }) => user_id === task.customer.id).length).toBeGreaterThanOrEqual(2);
  });

  it('has a day, an hour less than to its start, or an hour', async () => {
    server = await testApp();
    const near = (milliseconds: number, wanted: number) =>
      expect(Math.abs(milliseconds - wanted)).toBeLessThan(30_000);
    near(await until(await booked()), 24 * hour);
    const inHours = (hours: number) => {
      const [date, time] = new Date(Date.now() + hours * hour).toISOString().slice(0, 16).split('T');
      return { date, time };
    };
    const inFive = await until(await booked({}, inHours(5)));
    expect(inFive).toBeGreaterThan(4 * hour - 90_000);
    expect(inFive).toBeLessThan(4 * hour);
    near(await until(await booked({}, inHours(1.2))), hour);
    expect((await read(await booked({ booking: 'on-request' }))).pay_until).toBeNull();
  });

  it('has its time from the owner’s answer on', async () => {
    server = await testApp();
    const task = await booked({ booking: 'on-request' });
    await server.call('PATCH', task.path, { as: task.owner, json: { status: 'accepted' } });
    expect(await until(task)).toBeGreaterThan(23.9 * hour);
  });

  it('does not end once it is paid, while its bank confirms, or at a time that counts no more', async () => {
    server = await testApp();
    const [paid, pending, moved] = [await booked(), await booked(), await booked()];
    const past = new Date(Date.now() - 1000);
    for (const { id } of [paid, pending]) await set(id, { pay_until: past });
    await payFor(server, paid.customer, paid.id);
    await pageOf(pending);
    await server.db
      .updateTable('payments')
      .set({ status: 'pending' })
      .where('task_id', '=', pending.id)
      .execute();
    for (const { id } of [paid, pending, moved])
      for (const act of [remindToPay, endUnpaid])
        await act(server.services, { task: id, payUntil: past.toISOString() });
    for (const task of [paid, pending, moved]) expect((await read(task)).status).toBe('accepted');
    expect(await textsOf(pending.customer)).toEqual([]);
    expect((await read(paid)).pay_until).toBeNull();
  });

  it('does not end where payments may wait', async () => {
    server = await testApp({ PAYMENT_POLICY: 'before-finish', PAY_WITHIN_HOURS: seconds(1) });
    const task = await booked();
    expect((await read(task)).pay_until).toBeNull();
    await sweepDeadlines(server.services);
    expect(await read(task)).toMatchObject({ status: 'accepted', pay_until: null });
  });

  it('gets its time from the sweep where it has none, such as one of an earlier version', async () => {
    server = await testApp();
    const [old, late] = [await booked(), await booked()];
    await set(old.id, { pay_until: null });
    await set(late.id, { pay_until: new Date(Date.now() - 1000) });
    await sweepDeadlines(server.services);
    await sweepDeadlines(server.services);
    expect(await until(old)).toBeGreaterThan(23.9 * hour);
    expect((await read(late)).status).toBe('cancelled');
  });

  it('gets back what is paid after its end', async () => {
    server = await testApp();
    const task = await booked();
    const page = await pageOf(task);
    const past = new Date(Date.now() - 1000);
    await set(task.id, { pay_until: past });
    await endUnpaid(server.services, { task: task.id, payUntil: past.toISOString() });
    await server.call('POST', new URL(page).pathname, { form: paidForm });
    expect(await read(task)).toMatchObject({ status: 'cancelled', payment: { status: 'refunded' } });
    expect(await moneyOf(server, task)).toMatchObject({ provider: 4500, 'refund-due': 4500 });
  });
});

describe('a task that its owner does not start', () => {
  const week = 7 * 24 * hour;

  it('gives its customer everything back once its time has passed', async () => {
    server = await testApp();
    const task = await booked();
    await payFor(server, task.customer, task.id);
    await set(task.id, { starts_at: new Date(Date.now() - 1000) });
    const json = { status: 'cancelled', refund: 4500 };
    expect((await server.call('PATCH', task.path, { as: task.customer, json })).status).toBe(200);
  });

  it('ends by itself a week after its time, everything goes back, and both are told', async () => {
    server = await testApp();
    const [missed, started] = [await booked(), await booked()];
    for (const task of [missed, started]) await payFor(server, task.customer, task.id);
    await server.call('PATCH', started.path, { as: started.owner, json: { status: 'in_progress' } });
    for (const { id } of [missed, started]) {
      await set(id, { starts_at: new Date(Date.now() - week + 60_000) });
      await endMissed(server.services, id);
    }
    expect((await read(missed)).status).toBe('accepted');
    for (const { id } of [missed, started]) await set(id, { starts_at: new Date(Date.now() - week - 1) });
    await Promise.all([
      endMissed(server.services, missed.id),
      sweepDeadlines(server.services),
      endMissed(server.services, started.id),
    ]);
    expect(await read(missed)).toMatchObject({
      status: 'cancelled',
      payment: { status: 'refunded', refunded: 4500 },
      history: [
        { to: 'accepted' },
        { kind: 'paid' },
        { kind: 'refunded', amount: 4500 },
        { to: 'cancelled', by: null, cause: 'time' },
      ],
    });
    expect((await read(started)).status).toBe('in_progress');
    const text = '“Letters” was not started within a week of its time, so it is cancelled.';
    for (const person of [missed.owner, missed.customer]) expect(await textsOf(person)).toContain(text);
  });
});
