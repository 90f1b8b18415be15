import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endLeftWaiting } from '#tests/backend/support/left-waiting.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let owner: Person;
let customer: Person;
let offerId: number;
beforeAll(async () => {
  server = await testApp();
  owner = await server.person({ firstname: 'Mira', lastname: 'Okafor' });
  customer = await server.person({ firstname: 'Jonas', lastname: 'Weber' });
  offerId = await server.offer(owner, { title: 'Certificates' });
});
beforeEach(() => endLeftWaiting(server));
afterAll(() => server.close());

async function book() {
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  const path = `/task/accepted/${offerId}`;
  return (await server.call<{ id: number; conversation_id: string }>('POST', path, { as: customer, json }))
    .body;
}
const set = (as: Person, id: number | string, status: unknown) =>
  server.call<{ actions: string[] }>('PATCH', `/task/accepted/${id}`, { as, json: { status } });
const review = (as: Person, id: number, json: object = { rating: 4, text: 'Good' }) =>
  server.call('POST', `/task/accepted/${id}/review`, { as, json });

async function finished() {
  const { id } = await book();
  await payFor(server, customer, id);
  await set(owner, id, 'in_progress');
  await set(owner, id, 'delivered');
  await set(customer, id, 'finished');
  return id;
}

describe('a task', () => {
  it('moves step by step, each by the party whose turn it is', async () => {
    const { id, conversation_id } = await book();
    expect((await set(customer, id, 'in_progress')).status).toBe(409);
    expect(await set(owner, id, 'in_progress')).toMatchObject({
      status: 409,
      body: { code: 'payment-needed' },
    });
    await payFor(server, customer, id);
    expect(await set(owner, id, 'in_progress')).toMatchObject({
      status: 200,
      body: { type: 'success', status: 'in_progress', actions: ['delivered'] },
    });
    expect((await set(owner, id, 'in_progress')).status).toBe(200);
    expect((await set(owner, id, 'delivered')).body.actions).toEqual([]);
    expect((await set(customer, id, 'changes_requested')).status).toBe(200);
    expect((await set(owner, id, 'delivered')).status).toBe(200);
    expect((await set(customer, id, 'finished')).body.actions).toEqual([]);
    expect((await set(owner, id, 'cancelled')).status).toBe(409);
    const { body: task } = await server.call<{ offer_id: number }>('GET', `/task/accepted/${id}`, {
      as: customer,
    });
    expect((await server.call('GET', `/api/task/all/${task.offer_id}`)).body).toMatchObject([
      { tasks_done: 1 },
    ]);
    const { body: history } = await server.call('GET', `/task/accepted/${id}/history`, { as: customer });
    expect(history).toMatchObject([
      { from: null, to: 'accepted', by: 'customer', at: expect.any(String) },
      { kind: 'paid', amount: 4500, at: expect.any(String) },
      { from: 'accepted', to: 'in_progress', by: 'owner' },
      { from: 'in_progress', to: 'delivered', by: 'owner' },
      { from: 'delivered', to: 'changes_requested', by: 'customer' },
      { from: 'changes_requested', to: 'delivered', by: 'owner' },
      { kind: 'released', amount: 4500 },
      { from: 'delivered', to: 'finished', by: 'customer' },
    ]);
    const thread = await server.call<{ text: string; kind: string }[]>(
      'GET',
      `/chat/selectedChat/${conversation_id}`,
      {
        as: customer,
      },
    );
    expect(thread.body.at(-1)).toMatchObject({
      kind: 'system',
      text: '“Certificates” is finished.',
      activity: { code: 'task-finished', title: 'Certificates' },
    });
  });

  it('accepts one of two conflicting steps sent at once', async () => {
    const { id } = await book();
    const answers = await Promise.all([set(owner, id, 'declined'), set(customer, id, 'cancelled')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('refuses unknown statuses and other users', async () => {
    const { id } = await book();
    const otherUser = await server.person();
    expect((await set(owner, id, 'eaten')).status).toBe(422);
    expect((await set(owner, id, undefined)).status).toBe(422);
    expect((await set(otherUser, id, 'eaten')).status).toBe(404);
    expect((await set(owner, 'x', 'delivered')).status).toBe(404);
    expect((await server.call('GET', `/task/accepted/${id}/history`, { as: otherUser })).status).toBe(404);
  });
});

describe('a review', () => {
  it('is written once, by the customer of a finished task, and rates the offer', async () => {
    const early = await book();
    expect((await review(customer, early.id)).status).toBe(409);
    const id = await finished();
    expect((await review(owner, id, {})).status).toBe(403);
    expect((await review(customer, id, { rating: 6, text: 'A' })).status).toBe(422);
    expect((await review(customer, id, { rating: 4.5, text: 'A' })).status).toBe(422);
    expect((await review(customer, id)).status).toBe(200);
    expect((await review(customer, id)).status).toBe(409);
    const { body } = await server.call<{ languages: string[] }[]>('GET', `/api/task/all/${offerId}`);
    expect(body).toMatchObject([{ rating: 4, rating_count: 1 }]);
    const unrated = await server.offer(owner, { title: 'Not rated yet' });
    const best = await server.call('GET', `/api/task/all?sort=rating&languages=${body[0]?.languages}`);
    expect(best.body).toMatchObject([{ id: offerId }, { id: unrated }]);
  });

  it('weighs what was paid, and counts once a month for the same two people', async () => {
    const offer = await server.offer(owner, { title: 'Weighed', price: 10 });
    const rated = async (as: Person, quantity: number, rating: number) => {
      const json = { details: 'A', date: bookingDay, time: '09:30', quantity };
      const booked = await server.call<{ id: number }>('POST', `/task/accepted/${offer}`, { as, json });
      const { id } = booked.body;
      await payFor(server, as, id);
      for (const status of ['in_progress', 'delivered']) await set(owner, id, status);
      await set(as, id, 'finished');
      expect((await review(as, id, { rating, text: 'As it was' })).status).toBe(200);
      return (await server.call('GET', `/api/task/all/${offer}`)).body;
    };
    const [small, large] = [await server.person(), await server.person()];
    expect(await rated(small, 1, 1)).toMatchObject([{ rating: 1, rating_count: 1 }]);
    // (1 × €10 + 5 × €50) / €60; more than €50 weighs no more.
    expect(await rated(large, 20, 5)).toMatchObject([{ rating: 4.3, rating_count: 2 }]);
    expect(await rated(small, 20, 1)).toMatchObject([{ rating: 4.3, rating_count: 2 }]);
  });

  it('is answered once by the owner', async () => {
    const id = await finished();
    const reply = (as: Person) =>
      server.call('POST', `/task/accepted/${id}/review/reply`, { as, json: { text: 'Thank you' } });
    expect((await reply(owner)).status).toBe(409);
    await review(customer, id);
    expect((await reply(customer)).status).toBe(403);
    expect((await reply(owner)).status).toBe(200);
    expect((await reply(owner)).status).toBe(409);
    const { body } = await server.call<object[]>('GET', '/task/accepted', { as: customer });
    expect(body[0]).toMatchObject({ review: { rating: 4, text: 'Good', reply: 'Thank you' } });
    const [task] = body as { offer_id: number }[];
    const detail = await server.call<object[]>('GET', `/api/task/all/${task?.offer_id}`);
    expect(detail.body[0]).toMatchObject({
      reviews: expect.arrayContaining([
        expect.objectContaining({
          rating: 4,
          text: 'Good',
          reply: 'Thank you',
          firstname: expect.any(String),
        }),
      ]),
    });
  });
});

describe('notifications', () => {
  it('list what other users did, newest first, and can be marked as read', async () => {
    const reader = await server.person();
    const mine = await server.offer(reader, { title: 'Letters' });
    const json = { details: 'A', date: bookingDay, time: '09:30' };
    const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${mine}`, {
      as: customer,
      json,
    });
    await set(customer, body.id, 'cancelled');
    await set(reader, body.id, 'cancelled');
    const see = (query = '') =>
      server.call<{ id: string }[]>('GET', `/notifications${query}`, { as: reader });
    const all = await see();
    expect(all.body).toMatchObject([
      {
        kind: 'task',
        text: 'Jonas Weber: “Letters” is cancelled.',
        activity: { code: 'task-cancelled', title: 'Letters', person: 'Jonas Weber' },
        url: `/Task/${body.id}`,
        read: false,
      },
      { kind: 'task', text: 'Jonas Weber booked “Letters”.', created_at: expect.any(String), read: false },
    ]);
    const page = await see('?limit=1');
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(page.headers.link ?? '') ?? [];
    expect((await server.call('GET', next, { as: reader })).body).toMatchObject([{ id: all.body[1]?.id }]);
    const read = (as: Person, more: object) => server.call('POST', '/notifications/read', { as, json: more });
    await read(customer, { ids: [all.body[0]?.id] });
    expect((await see()).body).toMatchObject([{ read: false }, { read: false }]);
    await read(reader, { ids: [all.body[0]?.id, 'nonsense'] });
    expect((await see()).body).toMatchObject([{ read: true }, { read: false }]);
    expect((await read(reader, {})).status).toBe(200);
    expect((await see()).body).toMatchObject([{ read: true }, { read: true }]);
    expect((await server.call('GET', '/notifications')).status).toBe(401);
  });
});

it('takes place where its owner says, if it is a call', async () => {
  const calls = await server.offer(owner, { title: 'On the phone', type: 'call' });
  const details = `Wohnung; Schlüssel, ${'ü'.repeat(60)}\nzweite Zeile`;
  const json = { details, date: bookingDay, time: '09:30', timezone: 'Africa/Lagos', hours: 1.5 };
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${calls}`, {
    as: customer,
    json,
  });
  const say = (as: Person, place: unknown, id = body.id) =>
    server.call<{ code: string }>('PATCH', `/task/accepted/${id}`, { as, json: { place } });
  const wrong = ['', 'at home', 'http://a.example', 'javascript:alert(1)', 'https://a b', 12, null];
  const hostile = [
    '//evil.example',
    'JavaScript:alert(1)//.',
    'https:/\\evil.example',
    'https://[.]',
    '+49\n1234567',
  ];
  for (const place of [...wrong, ...hostile, `https://a.example/${'x'.repeat(500)}`, '1'.repeat(40)])
    expect((await say(owner, place)).status, String(place)).toBe(422);
  expect(await say(customer, '+49 341 12345')).toMatchObject({
    status: 403,
    body: { code: 'place-by-owner' },
  });
  for (const place of ['+49 (341) 123-45', '555-123-4567', 'https://meet.example/room?a=1']) {
    expect((await say(owner, place)).status, place).toBe(200);
    const task = await server.call('GET', `/task/accepted/${body.id}`, { as: customer });
    expect(task.body).toMatchObject({ place, status: 'accepted' });
  }
  const notifications = await server.call<object[]>('GET', '/notifications', { as: customer });
  expect(notifications.body[0]).toMatchObject({
    text: 'Mira Okafor has said where the call “On the phone” takes place.',
    url: `/Task/${body.id}`,
  });
  for (const [as, other] of [
    [owner, 'Jonas Weber'],
    [customer, 'Mira Okafor'],
  ] as const) {
    const calendar = await server.call('GET', `/task/accepted/${body.id}/calendar.ics`, { as });
    expect(calendar.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    const lines = calendar.text.replaceAll('\r\n ', '').split('\r\n');
    const day = bookingDay.replaceAll('-', '');
    expect(lines).toContain(`DTSTART:${day}T083000Z`);
    expect(lines).toContain(`DTEND:${day}T100000Z`);
    expect(lines).toContain(`SUMMARY:On the phone (${other})`);
    expect(lines.find((line) => line.startsWith('URL:'))).toMatch(new RegExp(`^URL:http.*/Task/${body.id}$`));
    expect(lines).toContain('LOCATION:https://meet.example/room?a=1');
    expect(calendar.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  }
  expect((await server.call('PATCH', `/task/accepted/${body.id}`, { as: owner, json: {} })).status).toBe(422);
  const { id } = await book();
  expect(await say(owner, '555-123-4567', id)).toMatchObject({
    status: 422,
    body: { code: 'place-of-calls' },
  });
  await set(owner, body.id, 'declined');
  expect(await say(owner, '555-123-4567')).toMatchObject({ status: 409, body: { code: 'task-off' } });
});
