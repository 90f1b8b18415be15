/** Addresses from before invisible characters were left out. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '#backend/platform/database/migrations/006-visible-addresses.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it('become the visible one, where no other account has it', async () => {
  const [alone, first, second] = [await server.person(), await server.person(), await server.person()];
  const spell = (id: string, email_key: string) =>
    server.db.updateTable('users').set({ email_key }).where('id', '=', id).execute();
  await spell(alone.id, 'al\u200bone@example.test');
  await spell(second.id, first.email.replace('@', '\u2060@'));
  await up(server.db);
  const keyOf = async (id: string) =>
    (await server.db.selectFrom('users').select('email_key').where('id', '=', id).executeTakeFirstOrThrow())
      .email_key;
  expect(await keyOf(alone.id)).toBe('alone@example.test');
  expect(await keyOf(second.id)).not.toBe(first.email);
});
