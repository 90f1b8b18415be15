/** What needs a password that was entered in the last ten minutes. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, password, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  person = await app.person();
  app.wait(10 * 60_000 + 1);
});
afterAll(() => app.close());

const statusOf = async (as: Person | string, method: 'GET' | 'DELETE', path: string, json?: object) =>
  (await app.call(method, path, { as, json })).status;
const confirm = (secret: string) =>
  app.call('POST', '/user/reauthenticate', { as: person, json: { password: secret } });

it.each([
  ['GET', '/user/export'],
  ['DELETE', '/user/sessions'],
] as const)('%s %s needs the password again', async (method, path) => {
  const refused = await app.call(method, path, { as: person });
  expect(refused).toMatchObject({ status: 401, body: { code: 'reauthentication-needed' } });
  expect(refused.headers['www-authenticate']).toContain('insufficient_user_authentication');
  expect(await confirm('wrong')).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
  expect(await statusOf(person, method, path)).toBe(401);
  expect((await confirm(password)).status).toBe(200);
  expect(await statusOf(person, method, path)).toBe(200);
  app.wait(10 * 60_000 + 1);
  expect(await statusOf(person, method, path)).toBe(401);
});

it('a new sign-in counts, and so do calls that carry the password', async () => {
  const json = { email: person.email, password };
  const { body } = await app.call<{ token: string }>('POST', '/login', { as: person, json });
  expect(await statusOf(body.token, 'GET', '/user/export')).toBe(200);
  app.wait(10 * 60_000 + 1);
  const change = { current: password, next: 'a longer one' };
  expect((await app.call('POST', '/user/password', { as: body.token, json: change })).status).toBe(200);
  expect(await statusOf(body.token, 'GET', '/user/export')).toBe(200);
  app.wait(10 * 60_000 + 1);
  expect(await statusOf(body.token, 'DELETE', '/user', { password: change.next })).toBe(200);
});

it('guesses of the password are limited as at the sign-in', async () => {
  const guesses = await Promise.all(Array.from({ length: 11 }, () => confirm('a guess')));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await confirm(password)).status).toBe(429);
});
