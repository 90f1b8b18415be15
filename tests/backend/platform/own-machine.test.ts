/** What is there for trying things: whoever is not on this machine does not get in by what everybody knows. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, hashPassword } from '#backend/features/identity/passwords.ts';
import { openCheckout } from '#tests/backend/support/stand-in-checkout.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
let operator: Person;
const own = { host: 'localhost:3000' };

beforeAll(async () => {
  server = await testApp();
  operator = await server.person();
  const change = { is_operator: true, password_hash: await hashPassword(demoPassword) };
  await server.db.updateTable('users').set(change).where('id', '=', operator.id).execute();
});
afterAll(() => server.close());

const signIn = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: '/login',
    headers,
    payload: { email: operator.email, password: demoPassword },
    remoteAddress,
  });

const elsewhere: [string, Record<string, string>, string?][] = [
  ['by another host', { host: 'dragoman.example' }],
  ['from another machine', own, '192.168.1.5'],
  ['through a proxy', { ...own, 'x-forwarded-for': '203.0.113.7' }],
  ['through a proxy that names its host', { ...own, 'x-forwarded-host': 'dragoman.example' }],
  ['from a page behind a proxy that says nothing of itself', { ...own, origin: 'https://dragoman.example' }],
  ['from a page that does not say which it is', { ...own, origin: 'null' }],
  ['from a frame in a sandbox', { ...own, origin: 'null', 'sec-fetch-site': 'cross-site' }],
];

it.each(elsewhere)('refuses the password of the sample accounts %s', async (_name, headers, address) => {
  expect((await signIn(headers, address)).statusCode).toBe(401);
});

it.each(elsewhere)('has no test payment %s', async (_name, headers, remoteAddress) => {
  const { path: url } = await openCheckout(server);
  for (const call of [{ url }, { url, method: 'POST', payload: { choice: 'pay', card: '4242' } }] as const)
    expect((await server.app.inject({ ...call, headers, remoteAddress })).statusCode).toBe(404);
  expect((await server.app.inject({ url, headers: own })).statusCode).toBe(200);
});

it.each([
  own,
  { host: '127.0.0.1:3000' },
  { host: '[::1]:3000', origin: 'http://[::1]:3000' },
  { ...own, origin: 'http://partner.localhost:5173' },
  { ...own, origin: 'null', 'sec-fetch-site': 'same-origin' },
])('takes it on this machine: %o', async (headers) => {
  expect((await signIn(headers)).statusCode).toBe(200);
});
