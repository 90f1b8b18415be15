/** The browsers in which a person is signed in: when each was used, and ending one of them. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

interface Row {
  id: string;
  user_agent: string;
  created_at: string;
  used_at: string;
  current: boolean;
}

const minute = 60_000;
let server: TestApp;
let person: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  person = await server.person();
});
afterAll(() => server.close());

async function signIn(userAgent: string): Promise<string> {
  const { body } = await server.call<{ token: string }>('POST', '/login', {
    json: { email: person.email, password },
    headers: { 'user-agent': userAgent },
  });
  return body.token;
}
const list = async (as: string | Person) => (await server.call<Row[]>('GET', '/user/sessions', { as })).body;
const end = (as: string | Person, id: string) =>
  server.call<{ code?: string }>('DELETE', `/user/sessions/${id}`, { as });
const profile = async (as: string) => (await server.call('GET', '/user/Profile', { as })).status;

it('are listed by their last use, which is known within minutes', async () => {
  const [phone, laptop] = [await signIn('Phone'), await signIn('Laptop')];
  await profile(phone);
  server.wait(20 * minute);
  await profile(phone);
  server.wait(2 * minute);
  const rows = await list(laptop);
  expect(rows.slice(0, 2)).toMatchObject([
    { user_agent: 'Laptop', current: true },
    { user_agent: 'Phone', current: false },
  ]);
  const age = ({ created_at, used_at }: Row) => (Date.parse(used_at) - Date.parse(created_at)) / minute;
  expect(Math.round(age(rows[1] as Row))).toBe(20);
  await profile(phone);
  expect(Math.round(age((await list(laptop))[1] as Row))).toBe(20);
});

it('end one at a time, and only one’s own', async () => {
  const [phone, laptop] = [await signIn('Phone'), await signIn('Laptop')];
  const stranger = await server.person();
  const other = (await list(laptop)).find((row) => row.user_agent === 'Phone')?.id ?? '';
  expect(await end(stranger, other)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect((await end(laptop, 'no id')).status).toBe(404);
  expect(await profile(phone)).toBe(200);
  const both = await Promise.all([end(laptop, other), end(laptop, other)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await profile(phone)).toBe(401);
  expect(await profile(laptop)).toBe(200);
});

it('end only with a password that was entered lately', async () => {
  const [phone, laptop] = [await signIn('Phone'), await signIn('Laptop')];
  server.wait(10 * minute + 1);
  const other = (await list(laptop)).find((row) => row.user_agent === 'Phone')?.id ?? '';
  expect(await end(laptop, other)).toMatchObject({ status: 401, body: { code: 'reauthentication-needed' } });
  expect(await profile(phone)).toBe(200);
});
