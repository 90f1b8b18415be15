/** Addresses from before invisible characters were left out. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { up } from '#backend/platform/database/migrations/006-visible-addresses.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const spell = (id: string, email_key: string) =>
  server.db.updateTable('users').set({ email_key }).where('id', '=', id).execute();

const keyOf = async (id: string) =>
  (await server.db.selectFrom('users').select('email_key').where('id', '=', id).executeTakeFirstOrThrow())
    .email_key;

it('become the visible one, where no other account has it', async () => {
  const [alone, first, second] = [await server.person(), await server.person(), await server.person()];
  await spell(alone.id, 'al\u200bone@example.test');
  await spell(second.id, first.email.replace('@', '\u2060@'));
  await up(server.db);
  expect(await keyOf(alone.id)).toBe('alone@example.test');
  expect(await keyOf(second.id)).not.toBe(first.email);
});

it('become the visible one for the oldest of several accounts', async () => {
  const [older, newer] = [await server.person(), await server.person()];
  await spell(older.id, 'tw\u200bo@example.test');
  await spell(newer.id, 'tw\u2060o@example.test');
  await up(server.db);
  expect(await keyOf(older.id)).toBe('two@example.test');
  expect(await keyOf(newer.id)).toBe('tw\u2060o@example.test');
});

it('lose what the program leaves out today, beyond the first 65,536 signs too', async () => {
  const tagged = await server.person();
  await spell(tagged.id, 'ta\u{e0061}g@example.test');
  await up(server.db);
  expect(await keyOf(tagged.id)).toBe('tag@example.test');
});

it('stay reserved for their former account', async () => {
  const owner = await server.person();
  const at = new Date();
  await server.db
    .insertInto('mail_links')
    .values({
      token_hash: 'a link from before',
      user_id: owner.id,
      purpose: 'undo',
      email: 'res\u200berved@example.test',
      email_key: 'res\u200berved@example.test',
      created_at: at,
      expires_at: at,
    })
    .execute();
  await up(server.db);
  const links = server.db.selectFrom('mail_links').select('email_key').where('user_id', '=', owner.id);
  expect(await links.where('purpose', '=', 'undo').execute()).toEqual([
    { email_key: 'reserved@example.test' },
  ]);
});
