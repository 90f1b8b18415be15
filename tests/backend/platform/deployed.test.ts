/** A server at a public address: what is only for trying things does not exist there. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let deployed: TestApp;
let local: TestApp;
beforeAll(async () => {
  deployed = await testApp({ PUBLIC_URL: 'https://dragoman.example', PAYMENT_POLICY: 'off' });
  local = await testApp();
});
afterAll(() => Promise.all([deployed.close(), local.close()]));

it.each([
  '/hosts/',
  '/hosts/plain',
  '/hosts/preview/page.html',
  '/TestPayment/page.css',
  '/Mailbox',
  '/TestPayment/x',
])('has no %s', async (path) => {
  expect((await deployed.call('GET', path)).status).toBe(404);
});

it('has them elsewhere, and the page for previews everywhere', async () => {
  for (const path of ['/hosts/', '/hosts/plain', '/TestPayment/page.css'])
    expect((await local.call('GET', path)).status, path).toBe(200);
  for (const server of [local, deployed])
    for (const file of ['page.html', 'preview.js', 'bare.css'])
      expect((await server.call('GET', `/embed/preview/${file}`)).status, file).toBe(200);
});

it('is reached by https only, for a year', async () => {
  for (const path of ['/', '/healthz', '/nowhere'])
    expect((await deployed.call('GET', path)).headers['strict-transport-security'], path).toBe(
      'max-age=31536000',
    );
  expect((await local.call('GET', '/')).headers['strict-transport-security']).toBeUndefined();
});

it('takes no payments without a payment service', async () => {
  const [owner, customer] = [await deployed.person(), await deployed.person()];
  const offer = await deployed.offer(owner);
  const booking = { details: 'Two pages', date: bookingDay, time: '09:30' };
  await deployed.call('POST', `/task/accepted/${offer}`, { as: customer, json: booking });
  const json = { items: [{ id: offer, quantity: 1 }] };
  expect(await deployed.call('POST', '/create-checkout-session', { as: customer, json })).toMatchObject({
    status: 409,
    body: { type: 'error', code: 'payments-off', error: 'Payments are not available on this marketplace.' },
  });
  const headers = { 'stripe-signature': 't=1,v1=00', 'content-type': 'application/json' };
  expect((await deployed.call('POST', '/stripe/webhook', { headers, payload: '{}' })).status).toBe(400);
});

it('says once that a proxy stands before it which it does not trust', async () => {
  const lines: string[] = [];
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const address = { PUBLIC_URL: 'https://dragoman.example', PAYMENT_POLICY: 'off' };
  const trusting = await testApp({ ...address, TRUST_PROXY: '1' }, { log });
  const unaware = await testApp(address, { log });
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  await trusting.call('GET', '/healthz', { headers });
  await unaware.call('GET', '/healthz');
  expect(lines).toEqual([]);
  for (const _ of ['first', 'second']) await unaware.call('GET', '/healthz', { headers });
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY is off')]);
  await Promise.all([trusting.close(), unaware.close()]);
});
