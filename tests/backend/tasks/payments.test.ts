import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripePayments } from '#backend/features/money/stripe.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { fromItsPage } from '#tests/backend/support/stand-in-checkout.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const cleanups: (() => Promise<unknown>)[] = [];
async function bookedTask(server: TestApp) {
  const owner = await server.person();
  const customer = await server.person();
  const offerId = await server.offer(owner, { title: 'Contracts & letters', price: 45.5 });
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  const { body } = await server.call<{ id: number }>('POST', `/task/accepted/${offerId}`, {
    as: customer,
    json,
  });
  return { owner, customer, offerId, taskId: body.id };
}

const pay = (server: TestApp, as: Person, id: unknown) =>
  server.call<{ url: string; error: string }>('POST', '/create-checkout-session', {
    as,
    json: { items: [{ id, quantity: 1 }] },
  });
const isPaid = async (server: TestApp, as: Person) =>
  (await server.call<{ paid: boolean }[]>('GET', '/task/accepted', { as })).body[0]?.paid;

describe('the built-in test payment', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  it('shows the price from the database, and marks the task as paid', async () => {
    const { customer, owner, offerId, taskId } = await bookedTask(server);
    expect(offerId).not.toBe(taskId);
    const { body } = await pay(server, customer, offerId);
    const page = async () => (await server.call('GET', new URL(body.url).pathname)).text;
    expect(await page()).toContain('Contracts &#38; letters');
    expect(await page()).toContain('€45.50');
    const choose = (choice: string) =>
      server.call('POST', new URL(body.url).pathname, {
        form: `choice=${choice}&card=4242424242424242`,
        headers: fromItsPage,
      });
    const back = `/Task/${taskId}?payment=cancelled`;
    expect(await choose('cancel')).toMatchObject({
      status: 303,
      headers: { location: expect.stringContaining(back) },
    });
    expect(await isPaid(server, customer)).toBe(false);
    expect((await choose('pay')).status).toBe(303);
    expect((await choose('pay')).status).toBe(303);
    expect(await isPaid(server, customer)).toBe(true);
    expect(await page()).toContain('This is paid already');
    expect(await page()).not.toContain('name="choice"');
    const notifications = await server.db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', owner.id)
      .execute();
    expect(notifications.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
    expect(await pay(server, customer, taskId)).toMatchObject({
      status: 409,
      body: { error: expect.any(String) },
    });
  });

  it('is only for the customer, and repeats the message in `error`', async () => {
    const { customer, owner, taskId } = await bookedTask(server);
    expect(await pay(server, owner, taskId)).toMatchObject({
      status: 404,
      body: { type: 'error', error: expect.any(String) },
    });
    expect((await pay(server, customer, 'abc')).status).toBe(422);
    expect((await pay(server, customer, 999_999)).status).toBe(404);
    const twice = { items: [{ id: taskId, quantity: 2 }] };
    expect(
      (await server.call('POST', '/create-checkout-session', { as: customer, json: twice })).status,
    ).toBe(422);
    expect((await server.call('POST', '/create-checkout-session', { json: twice })).status).toBe(401);
  });
});

describe('Stripe', () => {
  const secret = 'whsec_test';
  let server: TestApp;
  let stripeCalls: { path: string; body: string; key: string }[];
  let sessions = 0;
  let events = 0;
  let isRefusing = false;
  beforeAll(async () => {
    const stripe = createServer(async (request: IncomingMessage, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      stripeCalls.push({ path: request.url ?? '', body, key: String(request.headers['idempotency-key']) });
      if (isRefusing) {
        const error = { type: 'invalid_request_error', message: 'The amount is too small.' };
        return response.writeHead(400).end(JSON.stringify({ error }));
      }
      sessions += 1;
      const id = `cs_${sessions}`;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ id, object: 'checkout.session', url: `https://pay.example/${id}` }));
    });
    stripeCalls = [];
    await new Promise<void>((listening) => stripe.listen(0, '127.0.0.1', listening));
    cleanups.push(() => new Promise((closed) => stripe.close(closed)));
    const base = `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`;
    server = await testApp({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: base,
    });
    cleanups.push(() => server.close());
  });
  afterAll(async () => {
    for (const close of cleanups.splice(0).reverse()) await close();
  });

  const stripe = new Stripe('sk_test_1');
  const sendWebhook = (
    session: object,
    { event, sent, ...more }: { event?: string; timestamp?: number; secret?: string; sent?: string } = {},
  ) => {
    events += 1;
    const payload = JSON.stringify({
      id: event ?? `evt_${events}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { object: 'checkout.session', payment_status: 'paid', ...session } },
    });
    const header = stripe.webhooks.generateTestHeaderString({ payload, secret, ...more });
    return server.call('POST', '/stripe/webhook', {
      headers: { 'content-type': 'application/json', 'stripe-signature': header },
      payload: sent ?? payload,
    });
  };

  it('gets a checkout session with the amount in cents', async () => {
    const { customer, taskId } = await bookedTask(server);
    expect((await pay(server, customer, taskId)).body).toEqual({ url: `https://pay.example/cs_${sessions}` });
    const call = stripeCalls.at(-1);
    expect(call?.path).toBe('/v1/checkout/sessions');
    const sent = new URLSearchParams(call?.body);
    expect(sent.get('line_items[0][price_data][unit_amount]')).toBe('4550');
    expect(sent.get('line_items[0][price_data][currency]')).toBe('eur');
  });

  it('marks a task as paid by a signed webhook, once', async () => {
    const { customer, owner, taskId } = await bookedTask(server);
    await pay(server, customer, taskId);
    const id = `cs_${sessions}`;
    expect((await sendWebhook({ id, payment_status: 'unpaid' })).status).toBe(200);
    expect(await isPaid(server, customer)).toBe(false);
    for (const event of ['evt_paid', 'evt_paid', 'evt_paid_too'])
      expect((await sendWebhook({ id }, { event })).status).toBe(200);
    expect(await isPaid(server, customer)).toBe(true);
    const notifications = await server.call<{ kind: string }[]>('GET', '/notifications', { as: owner });
    expect(notifications.body.filter(({ kind }) => kind === 'payment')).toHaveLength(1);
  });

  it('is trusted only with a recent signature over the exact body', async () => {
    const { customer, taskId } = await bookedTask(server);
    await pay(server, customer, taskId);
    const id = `cs_${sessions}`;
    const now = Math.floor(Date.now() / 1000);
    expect((await sendWebhook({ id }, { secret: 'whsec_other' })).status).toBe(400);
    expect((await sendWebhook({ id }, { timestamp: now - 301 })).status).toBe(400);
    expect((await sendWebhook({ id }, { sent: '{}' })).status).toBe(400);
    expect((await server.call('POST', '/stripe/webhook', { json: {} })).status).toBe(400);
    expect(await isPaid(server, customer)).toBe(false);
  });

  it('is asked with one key for one checkout, and with a new key after a refusal, whose words nobody reads', async () => {
    const { customer, taskId } = await bookedTask(server);
    isRefusing = true;
    const refused = await pay(server, customer, taskId);
    expect(refused).toMatchObject({ status: 502, body: { code: 'payment-refused' } });
    expect(refused.text).not.toContain('The amount is too small.');
    isRefusing = false;
    const calls = stripeCalls.length;
    const urls = await Promise.all([pay(server, customer, taskId), pay(server, customer, taskId)]);
    expect(urls.map(({ status }) => status)).toEqual([200, 200]);
    const keys = new Set(stripeCalls.slice(calls).map(({ key }) => key));
    expect(keys.size).toBe(1);
    expect(keys).not.toContain(stripeCalls[calls - 1]?.key);
  });

  it('is not followed to another address', async () => {
    const { customer, taskId } = await bookedTask(server);
    const calls: string[] = [];
    const other = createServer((call, answer) => {
      calls.push(call.url ?? '');
      answer.writeHead(302, { location: `/elsewhere${call.url}` }).end();
    });
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const apiBase = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const { openCheckout } = stripePayments({ secretKey: 'sk_test_1', webhookSecret: secret, apiBase });
    const bill = {
      id: newId(),
      locale: 'en',
      taskId,
      title: 'A',
      amountCents: 1,
      email: customer.email,
      origin: 'http://localhost',
    };
    await expect(openCheckout(bill)).rejects.toBeInstanceOf(Stripe.errors.StripeError);
    other.close();
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((path) => path.startsWith('/elsewhere'))).toEqual([]);
  });

  it('may report sessions that are not ours', async () => {
    expect((await sendWebhook({ id: 'cs_unknown' })).status).toBe(200);
  });
});
