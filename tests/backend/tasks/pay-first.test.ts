/** Bookings that are paid first: their owner sees nothing of them, and nobody is told, until they are paid. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutFact } from '#backend/features/money/payment-provider.ts';
import { endMissed, endUnpaid, sweepDeadlines } from '#backend/features/tasks/deadlines.use-cases.ts';
import { receiveProviderEvent } from '#backend/features/tasks/payment-events.use-cases.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { paidForm } from '#tests/backend/support/backend-client.ts';
import { moneyOf } from '#tests/backend/support/money-world.ts';
import { multipart } from '#tests/backend/support/multipart.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let later: TestApp;
let off: TestApp;
beforeAll(async () => {
  server = await testApp();
  later = await testApp({ PAYMENT_POLICY: 'before-finish' });
  off = await testApp({ PAYMENT_POLICY: 'off' });
});
afterAll(() => Promise.all([server.close(), later.close(), off.close()]));

const minute = 60_000;
const plan = { details: 'Two letters', date: bookingDay, time: '09:30' };

interface Booked {
  id: number;
  status: string;
  booking: string;
  pay_until: string | null;
  conversation_id: string;
  message: string;
}

interface Seen {
  status: string;
  pay_until: string | null;
  payment: { status: string; refunded: number };
  documents: { id: string; name: string }[];
  history: { to: string }[];
}

async function bookedFirst(on: TestApp = server, offerMore: Record<string, unknown> = {}, more: object = {}) {
  const [owner, customer] = [
    await on.person({ firstname: 'Mira', lastname: 'Okafor' }),
    await on.person({ firstname: 'Jonas', lastname: 'Weber' }),
  ];
  const offer = await on.offer(owner, { booking: 'pay-first', ...offerMore });
  const json = { ...plan, ...more };
  const made = await on.call<Booked>('POST', `/task/accepted/${offer}`, { as: customer, json });
  const path = `/task/accepted/${made.body.id}`;
  return { on, owner, customer, offer, made, id: made.body.id, path };
}
type First = Awaited<ReturnType<typeof bookedFirst>>;

const read = async ({ on, customer, path }: First) =>
  (await on.call<Seen>('GET', path, { as: customer })).body;
const openPage = async ({ on, customer, id }: Pick<First, 'on' | 'customer' | 'id'>) =>
  (
    await on.call<{ url: string }>('POST', '/create-checkout-session', {
      as: customer,
      json: { items: [{ id, quantity: 1 }] },
    })
  ).body.url;
const set = ({ on, id }: First, columns: { created_at?: Date; pay_until?: Date; starts_at?: Date }) =>
  on.db.updateTable('tasks').set(columns).where('id', '=', id).execute();
/** Its time is over. */
async function end(task: First): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await set(task, { pay_until: past });
  await endUnpaid(task.on.services, { task: task.id, payUntil: past.toISOString() });
}

/** All that a person can read that may hold something of a task. */
async function readsOf(on: TestApp, as: Person) {
  const calendar = await on.call<{ url: string }>('GET', '/user/calendar', { as });
  const paths = [
    ...['/task/accepted', '/task/accepted?role=owner', '/task/accepted?q=Contracts', '/user/counts'],
    ...['/user/task', '/chat', '/notifications', '/payments', '/earnings', '/earnings/summary'],
    ...['/earnings.csv', '/requests', new URL(calendar.body.url).pathname],
  ];
  const answers = await Promise.all(paths.map((path) => on.call('GET', path, { as })));
  for (const { status, text } of answers) expect(status, text).toBe(200);
  // The calendar's file says when it was made.
  return answers.map(({ text, headers }) => ({
    text: text.replace(/DTSTAMP:\w+/g, ''),
    total: headers['x-total-count'],
  }));
}

/** What has reached people, in the database. */
async function receivedBy(on: TestApp, { id }: Pick<Person, 'id'>) {
  const rows = await Promise.all([
    on.db.selectFrom('mails').select('id').where('user_id', '=', id).execute(),
    on.db.selectFrom('notifications').select('id').where('user_id', '=', id).execute(),
    on.db.selectFrom('messages').select('id').where('created_with', '=', id).execute(),
    on.db.selectFrom('events').select('id').where('user_id', '=', id).where('kind', '!=', 'task').execute(),
  ]);
  return rows.map(({ length }) => length);
}
const nothing = [0, 0, 0, 0];
const eventsOf = (on: TestApp, { id }: Person) =>
  on.db.selectFrom('events').select(['kind', 'data']).where('user_id', '=', id).execute();

const mailsOf = async (on: TestApp, { id }: Person) => {
  const { rows } = await sql<{ code: string }>`
    select content->'activity'->>'code' as code from mails where user_id = ${id} order by id`.execute(on.db);
  return rows.map(({ code }) => code);
};
const codesOf = async (on: TestApp, as: Person) =>
  (await on.call<{ activity: { code: string } }[]>('GET', '/notifications', { as })).body
    .map(({ activity }) => activity.code)
    .sort();

describe('before it is paid', () => {
  it('is accepted and unpaid for its customer, with half an hour to pay', async () => {
    const task = await bookedFirst();
    expect(task.made).toMatchObject({
      status: 200,
      body: {
        ...{ status: 'accepted', booking: 'pay-first', payment: { status: 'unpaid' } },
        message: 'Your booking reaches the translator once it is paid.',
      },
    });
    const { status, pay_until, payment } = await read(task);
    expect({ status, pay_until }).toEqual({ status: 'accepted', pay_until: task.made.body.pay_until });
    expect(payment.status).toBe('unpaid');
    expect(Math.abs(Date.parse(pay_until ?? '') - Date.now() - 30 * minute)).toBeLessThan(30_000);
  });

  it('is in nothing that its owner reads, while the customer sees it', async () => {
    const [owner, customer] = [await server.person(), await server.person()];
    const offer = await server.offer(owner, { booking: 'pay-first' });
    const before = await readsOf(server, owner);
    const { headers, payload } = multipart([
      ...Object.entries(plan).map(([name, value]) => ({ name, value })),
      { name: 'documents', file: { name: 'letter.txt', type: 'text/plain', content: 'Dear Sir' } },
    ]);
    const as = customer;
    const made = await server.call<Booked>('POST', `/task/accepted/${offer}`, { as, headers, payload });
    expect(made.status, made.text).toBe(200);
    const { id, conversation_id } = made.body;
    const path = `/task/accepted/${id}`;
    expect(await readsOf(server, owner)).toEqual(before);
    expect(await eventsOf(server, owner)).toEqual([]);
    const [seen] = (await server.call<Seen[]>('GET', '/task/accepted', { as })).body;
    expect(seen?.documents).toHaveLength(1);
    expect((await server.call<object[]>('GET', '/chat', { as })).body).toHaveLength(1);
    const document = `/documents/${seen?.documents[0]?.id}`;
    expect((await server.call('GET', document, { as })).status).toBe(200);
    const mine = { as: owner, json: { text: 'More', quantity: 2 } };
    const calls = await Promise.all([
      ...['', '/history', '/calendar.ics'].map((part) => server.call('GET', path + part, { as: owner })),
      server.call('GET', document, { as: owner }),
      server.call('PATCH', path, { as: owner, json: { status: 'cancelled' } }),
      server.call('PATCH', path, { as: owner, json: { status: 'in_progress' } }),
      server.call('PATCH', path, { as: owner, json: { place: '030-123-4567' } }),
      server.call('POST', `${path}/changes`, mine),
      server.call('POST', `${path}/dispute`, { as: owner, json: { text: 'No' } }),
      server.call('POST', `${path}/settlement`, { as: owner, json: { owner_percent: 50, text: 'No' } }),
      server.call('POST', `${path}/payment`, { as: owner }),
      server.call('POST', `${path}/review/reply`, mine),
      server.call('POST', '/create-checkout-session', { as: owner, json: { items: [{ id, quantity: 1 }] } }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404));
    // A word to each other shows the conversation, and still nothing of the booking.
    const message = { as, json: { message: 'Hello' } };
    expect((await server.call('POST', `/chat/new/message/${conversation_id}`, message)).status).toBe(200);
    const chats = await server.call<{ task: unknown }[]>('GET', '/chat', { as: owner });
    expect(chats.body).toMatchObject([{ task: null }]);
    const deleted = await server.call<{ open_bookings: number }>('DELETE', `/api/task/${offer}`, {
      as: owner,
    });
    expect(deleted.body.open_bookings).toBe(0);
  });

  it('is exported to its customer alone', async () => {
    const task = await bookedFirst();
    const exported = async (as: Person) =>
      (await server.call<{ tasks: { id: number }[] }>('GET', '/user/export', { as })).body.tasks;
    expect(await exported(task.owner)).toEqual([]);
    expect(await exported(task.customer)).toMatchObject([{ id: task.id }]);
  });

  it('takes its time from others, and its owner’s hours do not count it', async () => {
    const task = await bookedFirst(server, { type: 'call' });
    const as = await server.person();
    const book = () => server.call('POST', `/task/accepted/${task.offer}`, { as, json: plan });
    expect(await book()).toMatchObject({ status: 409, body: { code: 'time-taken' } });
    const closed = { timezone: 'UTC', weekly: [{ day: 1, from: '00:00', to: '00:30' }], exceptions: [] };
    const json = { ...closed, notice_hours: 0, buffer_minutes: 0, max_hours: 8, horizon_days: 366 };
    const hours = await server.call('PUT', '/user/availability', { as: task.owner, json });
    expect(hours).toMatchObject({ status: 200, body: { outside: 0 } });
  });

  it('counts among what its customer has waiting', async () => {
    const { customer, offer } = await bookedFirst();
    const book = () => server.call('POST', `/task/accepted/${offer}`, { as: customer, json: plan });
    expect((await book()).status).toBe(200);
    expect(await book()).toMatchObject({ status: 409, body: { code: 'too-many-unpaid' } });
  });

  it('has no changes of terms and no dispute, and takes files of its customer', async () => {
    const { customer, owner, path } = await bookedFirst();
    const refused = { status: 409, body: { code: 'payment-needed' } };
    const json = { text: 'More', quantity: 2 };
    expect(await server.call('POST', `${path}/changes`, { as: customer, json })).toMatchObject(refused);
    expect(
      await server.call('POST', `${path}/dispute`, { as: customer, json: { text: 'No' } }),
    ).toMatchObject(refused);
    const file = { name: 'more.txt', type: 'text/plain', content: 'More' };
    const sent = multipart([{ name: 'documents', file }]);
    expect((await server.call('POST', `${path}/documents`, { as: customer, ...sent })).status).toBe(200);
    expect(await receivedBy(server, owner)).toEqual(nothing);
  });
});

describe('once it is paid', () => {
  it('is told like any other booking, once, however often the provider says so', async () => {
    const owner = await server.person();
    const customer = await server.person({ firstname: 'Jonas', lastname: 'Weber' });
    const offer = await server.offer(owner, { booking: 'pay-first' });
    const { headers, payload } = multipart([
      ...Object.entries(plan).map(([name, value]) => ({ name, value })),
      { name: 'documents', file: { name: 'letter.txt', type: 'text/plain', content: 'Dear Sir' } },
    ]);
    const made = await server.call<Booked>('POST', `/task/accepted/${offer}`, {
      as: customer,
      headers,
      payload,
    });
    const { id, conversation_id } = made.body;
    await openPage({ on: server, customer, id });
    for (const person of [owner, customer]) expect(await receivedBy(server, person)).toEqual(nothing);
    const payment = await server.db
      .selectFrom('payments')
      .select(['id', 'session_id'])
      .where('task_id', '=', id)
      .executeTakeFirstOrThrow();
    const what: CheckoutFact = {
      kind: 'checkout',
      step: 'completed',
      paymentId: payment.id,
      paymentIntent: `pi_${id}`,
      sessionId: payment.session_id ?? '',
      isPaid: true,
      amountCents: 4500,
    };
    const say = (event: string) =>
      receiveProviderEvent(server.services, { id: event, type: 'checkout.session.completed', what });
    const [one, other] = [`evt_${newId()}`, `evt_${newId()}`];
    await Promise.all([say(one), say(one), say(other)]);
    expect(await mailsOf(server, customer)).toEqual(['booking-confirmed', 'payment-received']);
    expect(await mailsOf(server, owner)).toEqual(['booked', 'paid']);
    const { rows: facts } = await sql<{ until: string | null }>`
      select content->'task'->>'pay_until' as until from mails where user_id = ${customer.id}`.execute(
      server.db,
    );
    expect(facts).toEqual([{ until: null }, { until: null }]);
    expect(await codesOf(server, owner)).toEqual(['booked', 'paid']);
    expect(await codesOf(server, customer)).toEqual([]);
    const path = `/task/accepted/${id}`;
    const seen = (await server.call<Seen>('GET', path, { as: owner })).body;
    expect(seen).toMatchObject({ status: 'accepted', pay_until: null, payment: { status: 'held' } });
    const document = `/documents/${seen.documents[0]?.id}`;
    expect((await server.call('GET', document, { as: owner })).text).toBe('Dear Sir');
    const chat = await server.call<{ text: string; documents: { name: string }[] }[]>(
      'GET',
      `/chat/selectedChat/${conversation_id}`,
      { as: owner },
    );
    expect(chat.body).toHaveLength(1);
    expect(chat.body[0]?.text).toContain('Jonas Weber booked “Contracts”');
    expect(chat.body[0]?.documents).toMatchObject([{ name: 'letter.txt' }]);
    expect((await server.call<object[]>('GET', '/task/accepted', { as: owner })).body).toHaveLength(1);
    const started = { as: owner, json: { status: 'in_progress' } };
    expect((await server.call('PATCH', path, started)).status).toBe(200);
  });

  it('reminds both of a call, and ends where its owner misses it', async () => {
    const task = await bookedFirst(server, { type: 'call' });
    const jobs = async () => {
      const { rows } = await sql<{ name: string }>`
        select name from jobs.job where data->>'task' = ${String(task.id)} order by name`.execute(server.db);
      return rows.map(({ name }) => name);
    };
    expect(await jobs()).toEqual(['end-unpaid']);
    await payFor(server, task.customer, task.id);
    expect(await jobs()).toEqual(expect.arrayContaining(['end-missed', 'remind-of-call', 'remind-of-call']));
    expect(await jobs()).not.toContain('remind-to-pay');
    await set(task, { starts_at: new Date(Date.now() - 8 * 24 * 60 * minute) });
    await endMissed(server.services, task.id);
    expect(await codesOf(server, task.owner)).toContain('owner-missed');
  });
});

describe('whose two people part before it is paid', () => {
  it('cannot be paid any more, and what is paid all the same goes back', async () => {
    const task = await bookedFirst();
    const page = await openPage(task);
    const json = { user_id: task.customer.id };
    expect((await server.call('POST', '/user/blocks', { as: task.owner, json })).status).toBe(200);
    const items = [{ id: task.id, quantity: 1 }];
    expect(
      await server.call('POST', '/create-checkout-session', { as: task.customer, json: { items } }),
    ).toMatchObject({ status: 403, body: { code: 'not-possible' } });
    await server.call('POST', new URL(page).pathname, { form: paidForm });
    expect((await read(task)).payment).toMatchObject({ status: 'refunded' });
    expect(await moneyOf(server, task)).toMatchObject({ provider: 4500, 'refund-due': 4500 });
    expect(await receivedBy(server, task.owner)).toEqual(nothing);
    await end(task);
    expect((await read(task)).status).toBe('cancelled');
    expect(await receivedBy(server, task.owner)).toEqual(nothing);
  });
});

describe('that nobody pays', () => {
  it('is no conversation of its owner, who can begin one', async () => {
    const task = await bookedFirst();
    await end(task);
    const chats = async (as: Person) =>
      (await server.call<{ id: string }[]>('GET', '/chat', { as })).body.map(({ id }) => id);
    expect(await chats(task.owner)).toEqual([]);
    const json = { created_with: task.customer.id };
    const { body } = await server.call<{ id: string }>('POST', '/chat/new', { as: task.owner, json });
    expect(await chats(task.owner)).toEqual([body.id]);
  });

  it('ends at its start where that comes first, with the payment page too', async () => {
    const task = await bookedFirst();
    const soon = new Date(Date.now() + 20 * minute);
    await set(task, { starts_at: soon, pay_until: new Date(Date.now() + 10 * minute) });
    await openPage(task);
    expect((await read(task)).pay_until).toBe(soon.toISOString());
  });

  it('ends after half an hour, and nobody hears of it', async () => {
    const task = await bookedFirst();
    const payUntil = task.made.body.pay_until ?? '';
    await endUnpaid(server.services, { task: task.id, payUntil });
    expect((await read(task)).status).toBe('accepted');
    await end(task);
    await sweepDeadlines(server.services);
    const { status, history } = await read(task);
    expect(status).toBe('cancelled');
    expect(history.map(({ to }) => to)).toEqual(['accepted', 'cancelled']);
    for (const person of [task.owner, task.customer])
      expect(await receivedBy(server, person)).toEqual(nothing);
    expect((await server.call('GET', task.path, { as: task.owner })).status).toBe(404);
    expect((await server.call<object[]>('GET', '/chat', { as: task.owner })).body).toEqual([]);
  });

  it('ends so under every policy, also by the sweep', async () => {
    const task = await bookedFirst(later);
    expect((await read(task)).pay_until).toBe(task.made.body.pay_until);
    await set(task, { pay_until: new Date(Date.now() - 1000) });
    await sweepDeadlines(later.services);
    expect((await read(task)).status).toBe('cancelled');
    expect(await receivedBy(later, task.owner)).toEqual(nothing);
  });

  it('has an hour in all once its payment page is open, and no more however often that is opened', async () => {
    const task = await bookedFirst();
    const booked = await server.db
      .selectFrom('tasks')
      .select('created_at')
      .where('id', '=', task.id)
      .executeTakeFirstOrThrow();
    const before = task.made.body.pay_until ?? '';
    await openPage(task);
    const inAnHour = new Date(booked.created_at.getTime() + 60 * minute).toISOString();
    expect((await read(task)).pay_until).toBe(inAnHour);
    await endUnpaid(server.services, { task: task.id, payUntil: before });
    expect((await read(task)).status).toBe('accepted');
    await openPage(task);
    expect((await read(task)).pay_until).toBe(inAnHour);
    await end(task);
    expect((await read(task)).status).toBe('cancelled');
  });

  it('has no more time where the page is opened after its end', async () => {
    const task = await bookedFirst();
    const past = new Date(Date.now() - 1000);
    await set(task, { pay_until: past });
    await openPage(task);
    expect((await read(task)).pay_until).toBe(past.toISOString());
  });

  it('gets back what is paid after its end, and its owner hears nothing', async () => {
    const task = await bookedFirst();
    const page = await openPage(task);
    await end(task);
    await server.call('POST', new URL(page).pathname, { form: paidForm });
    expect(await read(task)).toMatchObject({ status: 'cancelled', payment: { status: 'refunded' } });
    expect(await moneyOf(server, task)).toMatchObject({ provider: 4500, 'refund-due': 4500 });
    expect(await mailsOf(server, task.customer)).toEqual(['payment-returned']);
    expect(await receivedBy(server, task.owner)).toEqual(nothing);
    expect(await eventsOf(server, task.owner)).toEqual([]);
  });

  it('is cancelled by its customer, or with an account, and its owner hears nothing', async () => {
    const [cancelled, removed] = [await bookedFirst(), await bookedFirst()];
    const json = { status: 'cancelled', message: 'I do not need it' };
    const step = await server.call('PATCH', cancelled.path, { as: cancelled.customer, json });
    expect(step.status).toBe(200);
    const left = await server.call('DELETE', '/user', {
      as: removed.customer,
      json: { password: 'correct horse' },
    });
    expect(left.status, left.text).toBe(200);
    for (const { owner } of [cancelled, removed]) {
      expect(await receivedBy(server, owner)).toEqual(nothing);
      expect(await eventsOf(server, owner)).toEqual([]);
    }
    const rows = await server.db
      .selectFrom('tasks')
      .select('status')
      .where('id', 'in', [cancelled.id, removed.id])
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  it('ends where its owner removes their account', async () => {
    const task = await bookedFirst();
    const json = { password: 'correct horse' };
    expect((await server.call('DELETE', '/user', { as: task.owner, json })).status).toBe(200);
    expect((await read(task)).status).toBe('cancelled');
    expect(await receivedBy(server, task.customer)).toEqual(nothing);
  });

  it('waits while a bank confirms, and ends where that fails', async () => {
    const task = await bookedFirst();
    await openPage(task);
    const { id: paymentId, session_id } = await server.db
      .selectFrom('payments')
      .select(['id', 'session_id'])
      .where('task_id', '=', task.id)
      .executeTakeFirstOrThrow();
    const say = (step: CheckoutFact['step']) => {
      const paid = { paymentId, paymentIntent: `pi_${task.id}`, isPaid: false, amountCents: 4500 };
      const what: CheckoutFact = { kind: 'checkout', step, sessionId: session_id ?? '', ...paid };
      const event = { id: `evt_${newId()}`, type: 'checkout.session.completed', what };
      return receiveProviderEvent(server.services, event);
    };
    await say('completed');
    expect(await read(task)).toMatchObject({ pay_until: null, payment: { status: 'pending' } });
    await set(task, { created_at: new Date(Date.now() - 24 * 60 * minute) });
    await say('failed-later');
    await sweepDeadlines(server.services);
    expect((await read(task)).status).toBe('cancelled');
    expect(await mailsOf(server, task.customer)).toEqual([]);
    expect(await receivedBy(server, task.owner)).toEqual(nothing);
  });
});

describe('for partners', () => {
  it('is a booking from its payment on', async () => {
    const member = await server.person();
    const site = { name: 'Agency', site: 'https://agency.example' };
    const { id: partner } = (
      await server.call<{ id: string }>('POST', '/partners', { as: member, json: site })
    ).body;
    const hook = { url: 'https://agency.example/hook', events: ['booking.created', 'booking.cancelled'] };
    const added = await server.call('POST', `/partners/${partner}/webhooks`, { as: member, json: hook });
    expect(added.status, added.text).toBe(200);
    const page = 'https://agency.example/book';
    const [paid, ended] = [
      await bookedFirst(server, {}, { partner, page }),
      await bookedFirst(server, {}, { partner, page }),
    ];
    await end(ended);
    const deliveries = () =>
      server.db
        .selectFrom('webhook_deliveries')
        .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
        .select('type')
        .where('partner', '=', partner)
        .execute();
    const counted = async () =>
      (
        await server.db.selectFrom('partner_days').select('bookings').where('partner', '=', partner).execute()
      ).reduce((sum, { bookings }) => sum + bookings, 0);
    expect(await deliveries()).toEqual([]);
    expect(await counted()).toBe(0);
    await payFor(server, paid.customer, paid.id);
    expect(await deliveries()).toEqual([{ type: 'booking.created' }]);
    expect(await counted()).toBe(1);
  });
});

describe('an offer that is paid first', () => {
  it('says so, and is booked as it was read', async () => {
    const { offer, customer } = await bookedFirst();
    const [shown] = (await server.call<{ booking: string }[]>('GET', `/api/task/all/${offer}`)).body;
    expect(shown?.booking).toBe('pay-first');
    const json = { ...plan, booking: 'instant' };
    const changed = await server.call('POST', `/task/accepted/${offer}`, { as: customer, json });
    expect(changed).toMatchObject({ status: 409, body: { code: 'offer-changed' } });
  });

  it('cannot be made where nothing is paid, and one of before is booked at once there', async () => {
    const owner = await off.person();
    const fields = { title: 'Contracts', description: 'Sworn', type: 'document', price: 45 };
    const json = { ...fields, languages: ['en', 'de'], booking: 'pay-first' };
    const made = await off.call<{ message: string }>('POST', '/task/create', { as: owner, json });
    expect(made.status).toBe(422);
    expect(made.body.message).toContain('instant, on-request');
    const offer = await off.offer(owner);
    const edit = (booking: string) =>
      off.call('PATCH', `/api/task/${offer}`, { as: owner, json: { booking } });
    expect((await edit('pay-first')).status).toBe(422);
    await off.db.updateTable('offers').set({ booking: 'pay-first' }).where('id', '=', offer).execute();
    const [shown] = (await off.call<{ booking: string }[]>('GET', `/api/task/all/${offer}`)).body;
    expect(shown?.booking).toBe('instant');
    const as = await off.person();
    const booking = { as, json: { ...plan, booking: 'instant' } };
    const booked = await off.call<Booked>('POST', `/task/accepted/${offer}`, booking);
    expect(booked).toMatchObject({ status: 200, body: { booking: 'instant', pay_until: null } });
    expect((await off.call<object[]>('GET', '/task/accepted', { as: owner })).body).toHaveLength(1);
  });
});
