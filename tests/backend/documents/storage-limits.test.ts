/** How many bytes of files one person, one task and one day may have. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { multipart } from '#tests/backend/support/multipart.ts';
import { payFor } from '#tests/backend/support/pay-for.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

interface Answered {
  id: number;
  conversation_id: string;
  code: string;
  used: number;
  allowed: number;
}

let server: TestApp;
let roomy: TestApp;
beforeAll(async () => {
  server = await testApp({ STORAGE_PER_TASK: '100kB', STORAGE_PER_USER: '150kB' });
  roomy = await testApp();
});
afterAll(() => Promise.all([server.close(), roomy.close()]));

const textOf = (bytes: number) => ({
  name: 'documents',
  file: { name: 'a.txt', content: 'a'.repeat(bytes) },
});
const sendTo = (app: TestApp, as: Person, path: string, bytes: number, more: object = {}) =>
  app.call<Answered>('POST', path, {
    as,
    ...multipart([
      ...Object.entries(more).map(([name, value]) => ({ name, value: String(value) })),
      textOf(bytes),
    ]),
  });

async function booked(app: TestApp, customer: Person) {
  const json = { details: 'A', date: bookingDay, time: '10:00' };
  const path = `/task/accepted/${await app.offer(await app.person())}`;
  return (await app.call<Answered>('POST', path, { as: customer, json })).body;
}

it('are a fifth for an unpaid task, and all of it for a paid one', async () => {
  const customer = await server.person();
  const task = await booked(server, customer);
  const path = `/task/accepted/${task.id}/documents`;
  expect((await sendTo(server, customer, path, 15_000)).status).toBe(200);
  for (const [to, more] of [
    [path, {}],
    [`/chat/new/message/${task.conversation_id}`, { message: 'Here' }],
  ] as const) {
    const refused = await sendTo(server, customer, to, 6_000, more);
    expect(refused).toMatchObject({ status: 413, body: { type: 'error', code: 'storage-full' } });
    expect(refused.body).toMatchObject({ used: 15_000, allowed: 20_000 });
  }
  await payFor(server, customer, task.id);
  expect((await sendTo(server, customer, path, 85_000)).status).toBe(200);
  expect((await sendTo(server, customer, path, 1)).body).toMatchObject({ used: 100_000, allowed: 100_000 });
});

it('are counted by who uploaded, over all tasks', async () => {
  const customer = await server.person();
  for (const expected of [200, 413]) {
    const task = await booked(server, customer);
    await payFor(server, customer, task.id);
    const answer = await sendTo(server, customer, `/task/accepted/${task.id}/documents`, 90_000);
    expect(answer.status).toBe(expected);
    if (expected === 413) expect(answer.body).toMatchObject({ used: 90_000, allowed: 150_000 });
  }
  const offer = await server.offer(await server.person());
  const plan = { details: 'A', date: bookingDay, time: '10:00' };
  expect((await sendTo(server, customer, `/task/accepted/${offer}`, 20_001, plan)).status).toBe(413);
});

it('are no more where they are sent at once', async () => {
  const customer = await server.person();
  const { id } = await booked(server, customer);
  const path = `/task/accepted/${id}/documents`;
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendTo(server, customer, path, 9_000)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413, 413]);
});

it('are fewer in a day, and fewer still in the first', async () => {
  const customer = await roomy.person();
  const [one, other] = [await booked(roomy, customer), await booked(roomy, customer)];
  await payFor(roomy, customer, one.id);
  const send = () => sendTo(roomy, customer, `/task/accepted/${one.id}/documents`, 10);
  expect((await send()).status).toBe(200);
  const full = async (change: { size?: number; created_at?: Date }) => {
    const stored = roomy.db.updateTable('documents').where('uploaded_by', '=', customer.id);
    await stored.set({ ...change, task_id: other.id }).execute();
  };
  await full({ size: 250_000_000 });
  const today = { status: 413, body: { code: 'storage-full-today', allowed: 250_000_000 } };
  expect(await send()).toMatchObject(today);
  const before = { created_at: new Date(Date.now() - 2 * 24 * 60 * 60 * 1000) };
  await roomy.db.updateTable('users').set(before).where('id', '=', customer.id).execute();
  expect((await send()).status).toBe(200);
  await full({ size: 250_000_000 });
  expect(await send()).toMatchObject({
    ...today,
    body: { code: 'storage-full-today', allowed: 500_000_000 },
  });
  await full(before);
  expect((await send()).status).toBe(200);
});
