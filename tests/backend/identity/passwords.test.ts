/** Which passwords people may choose, and that exactly these sign them in. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

let people = 0;
async function signUp(password: string) {
  people += 1;
  const email = `chooser${people}@example.test`;
  const json = { firstname: 'Ada', lastname: 'Lovelace', language: 'en', email, password };
  return { email, status: (await server.call('POST', '/signup', { json })).status };
}
const signIn = async (email: string, password: string) =>
  (await server.call('POST', '/login', { json: { email, password } })).status;

it.each([
  ['8 small letters', 'tidewrak'],
  ['spaces at both ends', '  word  '],
  ['other scripts and emoji', 'пароль密码🔑ñ'],
  ['signs alone', `'"<>&%;\\/`],
  [
    '128 characters',
    Array.from({ length: 60 }, (_, at) => `t${at}`)
      .join(' ')
      .slice(0, 128),
  ],
])('may be %s, and signs in as it was typed only', async (_name, password) => {
  const { email, status } = await signUp(password);
  expect(status).toBe(200);
  expect(await signIn(email, password)).toBe(200);
  const changed = [password.trim(), password.slice(0, -1), password.toUpperCase(), password.slice(0, 72)];
  for (const other of new Set(changed)) if (other !== password) expect(await signIn(email, other)).toBe(401);
});

it('has at least 8 and at most 128 characters', async () => {
  expect((await signUp('aaaaaaa')).status).toBe(422);
  expect((await signUp('a'.repeat(129))).status).toBe(422);
});

it('need not be changed after years', async () => {
  const { email } = await signUp('for a long time');
  server.wait(5 * 366 * 24 * 60 * 60 * 1000);
  expect(await signIn(email, 'for a long time')).toBe(200);
});
