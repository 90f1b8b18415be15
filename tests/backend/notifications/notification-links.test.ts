import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from '#tests/backend/support/multipart.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let owner: Person;
let customer: Person;
beforeAll(async () => {
  server = await testApp();
  owner = await server.person();
  customer = await server.person();
});
afterAll(() => server.close());

interface Linked {
  activity: { code: string } | null;
  kind: string;
  url: string | null;
}

const linksIn = async (path: string, as: Person) =>
  (await server.call<Linked[]>('GET', path, { as })).body.map(({ activity, url }) => [activity?.code, url]);

it('leads from everything that happens to a task to that task, in the bell and in the conversation', async () => {
  const offer = await server.offer(owner);
  const { body } = await server.call<{ id: number; conversation_id: string }>(
    'POST',
    `/task/accepted/${offer}`,
    { as: customer, json: { details: 'A', date: bookingDay, time: '09:30' } },
  );
  const path = `/task/accepted/${body.id}`;
  const page = `/Task/${body.id}`;
  const file = { name: 'documents', file: { name: 'a.txt', content: 'Dear' } };
  await server.call('POST', `${path}/documents`, { as: customer, ...multipart([file]) });
  await payFor(server, customer, body.id);
  for (const [as, status] of [
    [owner, 'in_progress'],
    [owner, 'delivered'],
    [customer, 'finished'],
  ] as const)
    expect((await server.call('PATCH', path, { as, json: { status } })).status).toBe(200);
  await server.call('POST', `${path}/review`, { as: customer, json: { rating: 5, text: 'Good' } });
  await server.call('POST', `${path}/review/reply`, { as: owner, json: { text: 'Thank you' } });

  expect(await linksIn('/notifications', owner)).toEqual([
    ['review-written', page],
    ['released', '/Earnings'],
    ['task-finished', page],
    ['paid', page],
    ['documents-added', page],
    ['booked', page],
  ]);
  expect((await linksIn('/notifications', customer))[0]).toEqual(['review-answered', page]);
  const links = await linksIn(`/chat/selectedChat/${body.conversation_id}`, customer);
  expect(links.map(([code]) => code)).toContain('documents-added');
  expect(new Set(links.map(([, url]) => url))).toEqual(new Set([page]));
});

it.each([
  { booking: 'instant', conversation: 'booked-for', bell: 'booked' },
  { booking: 'on-request', conversation: 'booking-requested-for', bell: 'booking-requested' },
])('says of a booking that is $booking: $conversation', async ({ booking, conversation, bell }) => {
  const mira = await server.person();
  const offer = await server.offer(mira, { booking });
  const { body } = await server.call<{ conversation_id: string }>('POST', `/task/accepted/${offer}`, {
    as: customer,
    json: { details: 'A', date: bookingDay, time: '10:30' },
  });
  const codes = async (path: string) => (await linksIn(path, mira)).map(([code]) => code);
  expect(await codes(`/chat/selectedChat/${body.conversation_id}`)).toEqual([conversation]);
  expect(await codes('/notifications')).toEqual([bell]);
});

it('shows what a person wrote last in the list of conversations, and what the marketplace said only before', async () => {
  const [mira, jonas] = [await server.person(), await server.person()];
  const booking = { details: 'A', date: bookingDay, time: '10:30' };
  const book = async () =>
    server.call<{ conversation_id: string }>('POST', `/task/accepted/${await server.offer(mira)}`, {
      as: jonas,
      json: booking,
    });
  const lastMessage = async () =>
    (await server.call<{ last_message: object; unread_count: number }[]>('GET', '/chat', { as: mira }))
      .body[0];
  const { conversation_id } = (await book()).body;
  expect(await lastMessage()).toMatchObject({
    last_message: { kind: 'system', activity: { code: 'booked-for' } },
  });
  await server.call('POST', `/chat/new/message/${conversation_id}`, {
    as: jonas,
    json: { message: 'Two pages' },
  });
  await book();
  expect(await lastMessage()).toMatchObject({
    last_message: { kind: 'text', text: 'Two pages' },
    unread_count: 3,
  });
});
