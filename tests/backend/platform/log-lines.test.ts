/** What the server logs on standard output at its most detailed level. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, type Member } from '#tests/backend/support/backend-client.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { databaseEnvironment } from '#tests/backend/support/test-database.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-log-'));
let backend: ReturnType<typeof spawnBackend>;
beforeAll(async () => {
  backend = spawnBackend({ DATA_DIR: dataDir, LOG_LEVEL: 'trace', ...(await databaseEnvironment()) });
});
afterAll(async () => {
  backend.child.kill('SIGKILL');
  await backend.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

it('logs routes and the user’s id, but no token, address or user content', { timeout: 240_000 }, async () => {
  const client = clientOf(await backend.ready);
  const ada = await client.join('ada-who-is-not-named');
  const ben = await client.join('ben-who-is-not-named');
  const call = (method: 'GET' | 'POST', path: string, as: Member, json?: unknown) =>
    client.call<{ id: string; url?: string }>(method, path, { token: as.token, json });
  const wrongCredentials = { email: ada.email, password: 'a-wrong-password' };
  expect((await client.call('POST', '/login', { json: wrongCredentials })).status).toBe(401);
  const conversation = (await call('POST', '/chat/new', ada, { created_with: ben.id })).body.id;
  await call('POST', `/chat/new/message/${conversation}`, ada, { message: 'a-secret-message' });
  const offer = await client.offer(ada.token);
  const booking = { details: 'secret-details', date: bookingDay, time: '09:30' };
  const { id } = (await call('POST', `/task/accepted/${offer}`, ben, booking)).body;
  const file = new FormData();
  file.append('documents', new Blob(['a-secret-file']), 'a-secret-name.txt');
  const upload = { token: ben.token, body: file };
  expect((await client.call('POST', `/task/accepted/${id}/documents`, upload)).status).toBe(200);
  const payment = (await call('POST', '/create-checkout-session', ben, { items: [{ id, quantity: 1 }] }))
    .body;
  const session = new URL(payment.url ?? '').pathname.split('/').at(-1) ?? '';
  await client.call('GET', `/TestPayment/${session}`);
  await client.call('GET', `/api/task/all?q=a-secret-search`);
  await client.call('GET', `/nowhere/a-secret-path?email=${ada.email}`);
  await client.call('POST', '/login', {
    body: '{"email": "a-broken-body',
    headers: { 'content-type': 'application/json' },
  });

  const lines = backend.output();
  for (const route of ['/login', '/chat/new/message/:id', '/task/accepted/:id', '/TestPayment/:session'])
    expect(lines).toContain(`"url":"${route}"`);
  for (const { id: user } of [ada, ben])
    expect(lines).toMatch(new RegExp(`"user":"${user}".*"statusCode":200.*request completed`));
  const secrets = [ada, ben].flatMap(({ email, token }) => [email, token]);
  for (const secret of [
    ...secrets,
    conversation,
    session,
    'a-wrong-password',
    'long enough',
    'remoteAddress',
    'Bearer',
  ])
    expect(lines).not.toContain(secret);
  expect(lines).not.toMatch(/not-named|a-secret|secret-details|a-broken-body/);
});
