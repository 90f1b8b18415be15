/** Two servers on one database, whose clocks differ by hours. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#backend/app.ts';
import type { App } from '#backend/platform/http/fastify-app.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const hour = 60 * 60 * 1000;
let server: TestApp;
let apps: App[];
let ada: Person;
let ben: Person;

beforeAll(async () => {
  server = await testApp({ PAYMENT_POLICY: 'off' });
  const { db, bus, config } = server;
  const { payments } = server.services;
  const appAt = (offset: number) =>
    buildApp({ db, bus, config, payments, now: () => new Date(Date.now() + offset) });
  apps = [await appAt(0.5 * hour), await appAt(-0.5 * hour)];
  ada = await server.person();
  ben = await server.person();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await server.close();
});

/** On the two servers in turn. */
let calls = 0;
async function post<T>(
  url: string,
  as: Person,
  payload: object,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<T> {
  calls += 1;
  const headers = { authorization: `Bearer ${as.token}` };
  const answer = await apps[calls % 2]?.inject({ method, url, headers, payload });
  expect(answer?.statusCode, answer?.payload).toBe(200);
  return answer?.json<T>() as T;
}
const times = (rows: { created_at: string }[]) => rows.map((row) => Date.parse(row.created_at));
const ascending = (numbers: number[]) => [...numbers].sort((one, other) => one - other);
/** The first 48 bits of a UUIDv7. */
const timeOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

it('keeps messages, steps and notifications in the order in which they happened', async () => {
  const { id } = await post<{ id: string }>('/chat/new', ada, { created_with: ben.id });
  for (let count = 1; count <= 6; count += 1)
    await post(`/chat/new/message/${id}`, count % 3 ? ada : ben, { message: `${count}` });
  const thread = await server.call<{ id: string; text: string; created_at: string }[]>(
    'GET',
    `/chat/selectedChat/${id}`,
    { as: ada },
  );
  expect(thread.body.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(times(thread.body)).toEqual(ascending(times(thread.body)));
  expect(thread.body.map((message) => timeOf(message.id))).toEqual(times(thread.body));

  const booking = { details: 'A', date: bookingDay, time: '09:30' };
  const task = await post<{ id: number }>(`/task/accepted/${await server.offer(ben)}`, ada, booking);
  for (const status of ['in_progress', 'delivered'])
    await post(`/task/accepted/${task.id}`, ben, { status }, 'PATCH');
  const history = await server.call<{ at: string; to: string }[]>(
    'GET',
    `/task/accepted/${task.id}/history`,
    { as: ada },
  );
  expect(history.body.map(({ to }) => to)).toEqual(['accepted', 'in_progress', 'delivered']);
  const steps = history.body.map(({ at }) => Date.parse(at));
  expect(steps).toEqual(ascending(steps));
  const bell = await server.call<{ id: string; text: string; created_at: string }[]>(
    'GET',
    '/notifications',
    {
      as: ada,
    },
  );
  expect(bell.body.map(({ text }) => /delivered|progress/.exec(text)?.[0])).toEqual([
    'delivered',
    'progress',
  ]);
  expect(bell.body.map((notification) => timeOf(notification.id))).toEqual(times(bell.body));
});

it('lists the conversation with the newest message first', async () => {
  const others = [await server.person(), await server.person()];
  for (const other of others) {
    const { id } = await post<{ id: string }>('/chat/new', other, { created_with: ada.id });
    // Both the server that is ahead and the one that is behind write last.
    calls += other === others[0] ? 0 : 1;
    await post(`/chat/new/message/${id}`, other, { message: 'Hello' });
  }
  const { body } = await server.call<{ updated_at: string }[]>('GET', '/chat', { as: ada });
  const updates = body.map(({ updated_at }) => Date.parse(updated_at));
  expect(updates).toEqual(ascending(updates).reverse());
  expect(body).toHaveLength(3);
  expect(body[0]).toMatchObject({ last_message: { created_by: others[1]?.id } });
});
