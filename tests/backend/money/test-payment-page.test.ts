/** The pages of the stand-in, as a browser without scripts gets them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/database/ids.ts';
import {
  choose,
  declinedCard,
  fromItsPage,
  openCheckout,
  pageAfter,
  secondStepCard,
} from '#tests/backend/support/stand-in-checkout.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

const locales = ['en', 'de', 'fr', 'es', 'ar'];

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const page = (path: string, language = 'en') =>
  server.call('GET', path, { headers: { 'accept-language': language } });
const paidBy = async (path: string) => (await page(`${path}/receipt`)).status === 200;

describe('the page to pay on', () => {
  it('says how much, what for, and that no money moves', async () => {
    const { path } = await openCheckout(server, { title: 'Contracts <b>& letters', amountCents: 4550 });
    const { status, text, headers } = await page(path);
    expect(status).toBe(200);
    for (const words of [
      '€45.50',
      'Contracts &#60;b&#62;&#38; letters',
      'No money moves',
      '>Pay<',
      '>Cancel<',
    ])
      expect(text).toContain(words);
    for (const card of ['4242 4242 4242 4242', declinedCard, secondStepCard]) expect(text).toContain(card);
    expect(headers['cache-control']).toContain('no-store');
    expect(text).not.toMatch(/<script|<style| style=/);
  });

  it('fills the field with the card that one chooses', async () => {
    const { path } = await openCheckout(server);
    expect((await page(path)).text).toContain('value="4242 4242 4242 4242"');
    const [, link] = /href="(\?card=4000\+0025[^"]+)"/.exec((await page(path)).text) ?? [];
    expect((await page(path + link)).text).toContain(`value="${secondStepCard}"`);
  });

  it('is in the language in which one began to pay, else in that of the browser', async () => {
    const began = await openCheckout(server, { locale: 'ar' });
    const { text } = await page(began.path, 'de');
    expect(text).toContain('<html lang="ar" dir="rtl">');
    const without = await openCheckout(server, { locale: '' });
    expect((await page(without.path, 'de-AT,en;q=0.5')).text).toContain('Kartennummer');
    const titles = new Set<string>();
    for (const locale of locales) {
      const { path } = await openCheckout(server, { locale });
      titles.add(/<h1>([^<]+)/.exec((await page(path)).text)?.[1] ?? '');
    }
    expect(titles.size).toBe(locales.length);
  });

  it('leads back to the task, paid, and pays once', async () => {
    const { path } = await openCheckout(server);
    const success = { status: 303, headers: { location: 'http://localhost/Task/7?payment=success' } };
    const [one, two] = await Promise.all([choose(server, path, 'pay'), choose(server, path, 'pay')]);
    expect(one).toMatchObject(success);
    expect(two).toMatchObject(success);
    expect(await choose(server, path, 'pay', declinedCard)).toMatchObject(success);
    const charges = [];
    for await (const charge of server.services.payments.list.charges()) charges.push(charge);
    expect(charges).toHaveLength(1);
    expect((await page(path)).text).toContain('This is paid already');
    expect((await page(path)).text).toContain('href="http://localhost/Task/7"');
  });

  it('leads back to the task when one cancels, and takes nothing', async () => {
    const { path } = await openCheckout(server);
    expect(await choose(server, path, 'cancel')).toMatchObject({
      status: 303,
      headers: { location: 'http://localhost/Task/7?payment=cancelled' },
    });
    expect(await paidBy(path)).toBe(false);
    expect((await page(path)).text).toContain('name="card"');
  });

  it('says that a card is declined or unknown, keeps it in the field, and takes another', async () => {
    const { path } = await openCheckout(server);
    for (const [card, words] of [
      [declinedCard, 'Your bank declined this card.'],
      ['1234', 'This is none of the test cards.'],
      ['', 'Enter the number of a card.'],
      ['"><script>', 'This is none of the test cards.'],
    ] as const) {
      const answer = await pageAfter(server, path, 'pay', card);
      expect(answer.status, card).toBe(200);
      expect(answer.text).toMatch(new RegExp(`<p id="card-error"[^>]*role="alert">${words}`));
      expect(answer.text).toMatch(
        /<input [^>]*aria-describedby="card-error card-hint"[^>]*aria-invalid="true"/s,
      );
      expect(answer.text).toContain(`value="${card.replace('"><script>', '&#34;&#62;&#60;script&#62;')}"`);
      expect(answer.text).toMatch(/<title>Error: /);
    }
    expect(await paidBy(path)).toBe(false);
    expect((await choose(server, path, 'pay', '4242424242424242')).status).toBe(303);
    expect(await paidBy(path)).toBe(true);
  });

  it('asks the bank first where the card wants it', async () => {
    const { path } = await openCheckout(server);
    const secondStep = await pageAfter(server, path, 'pay', secondStepCard);
    expect(secondStep.status).toBe(200);
    expect(secondStep.text).toContain('Confirm with your bank');
    expect(secondStep.text).toContain(`type="hidden" name="card" value="${secondStepCard}"`);
    expect(await paidBy(path)).toBe(false);
    const rejected = await pageAfter(server, path, 'reject', secondStepCard);
    expect(rejected.text).toContain('You rejected the payment at your bank.');
    expect(await paidBy(path)).toBe(false);
    expect((await choose(server, path, 'confirm', secondStepCard)).status).toBe(303);
    expect(await paidBy(path)).toBe(true);
  });

  it('takes nothing from a declined card that one confirms', async () => {
    const { path } = await openCheckout(server);
    expect((await pageAfter(server, path, 'confirm', declinedCard)).text).toContain('declined');
    expect(await paidBy(path)).toBe(false);
  });

  it('says that it has expired, with the way back', async () => {
    const { path, sessionId } = await openCheckout(server);
    await server.services.payments.expireCheckout(sessionId);
    for (const answer of [await page(path), await choose(server, path, 'pay')]) {
      expect(answer.text).toContain('This payment has expired');
      expect(answer.text).toContain('href="http://localhost/Task/7"');
    }
    expect((await choose(server, path, 'cancel')).headers.location).toContain('payment=cancelled');
    expect(await paidBy(path)).toBe(false);
  });

  it('says in words that there is no such payment', async () => {
    for (const path of [
      '/TestPayment/unknown',
      '/TestPayment/unknown/receipt',
      '/TestPayment/account/unknown',
    ]) {
      const { status, text } = await page(path, 'de');
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('Diese Zahlung gibt es nicht');
    }
    expect((await choose(server, '/TestPayment/unknown', 'pay')).status).toBe(404);
  });

  it('refuses other choices', async () => {
    const { path } = await openCheckout(server);
    expect((await choose(server, path, 'refund')).status).toBe(422);
    expect((await server.call('POST', path, { form: 'card=1' })).status).toBe(422);
  });
});

it('prints a receipt, with what was refunded', async () => {
  const { path, sessionId } = await openCheckout(server, { title: 'Birth certificate', amountCents: 4550 });
  await choose(server, path, 'pay');
  const paymentIntent = (await server.services.payments.standIn?.checkout(sessionId))?.payment_intent ?? '';
  const { receiptUrl } = await server.services.payments.receiptOf(paymentIntent);
  expect(new URL(receiptUrl ?? '').pathname).toBe(`${path}/receipt`);
  await server.services.payments.refund({ id: newId(), paymentIntent, amountCents: 1050 });
  const { text } = await page(`${path}/receipt`);
  for (const words of ['Birth certificate', '€45.50', '€10.50', 'ends in 4242', paymentIntent])
    expect(text).toContain(words);
});

it('makes an account active with one button', async () => {
  const { payments } = server.services;
  const { accountId } = await payments.createAccount({ id: newId(), email: 'o@example.test' });
  const { url } = await payments.accountLink({ accountId, origin: 'http://localhost' });
  const path = new URL(url).pathname;
  expect((await page(path)).text).toContain('Activate the account');
  expect(await server.call('POST', path, { headers: fromItsPage })).toMatchObject({
    status: 303,
    headers: { location: 'http://localhost/Earnings' },
  });
  expect(await payments.isAccountActive(accountId)).toBe(true);
  expect((await page(path)).text).toContain('This account is active');
});
