import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { control, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  apiUrl,
  appears,
  changeAnswers,
  fill,
  place,
  recordNavigation,
  signInAs,
  tidy,
  withPayment,
} from './checkout.test-support.ts';
import { type Market, openMarket } from './two-people.test-support.ts';

let market: Market;
const placeOffer = (attributes: Record<string, string> = {}) =>
  place({ 'offer-id': String(market.offerId), ...attributes });

beforeAll(async () => {
  market = await openMarket(apiUrl);
});

beforeEach(async () => {
  await market.callOff();
  await signInAs(market.customer);
});

afterEach(() => tidy(market.offerId));

describe('money that is due after the booking', () => {
  it('keeps the confirmation, says how much, and leads to the payment page', async () => {
    withPayment('unpaid', 'before-start');
    const addresses = recordNavigation();
    const starts = recordEvents('dragoman-payment-start');
    const checkout = placeOffer({ 'success-url': '/inbox', 'redirect-delay': '0' });
    const details = await fill(checkout, { details: `Due ${Date.now()}` });
    await userEvent.fill(control(checkout, 'quantity'), '1.5');
    part(checkout, 'submit').click();
    await appears(checkout, 'pay');
    expect(part(checkout, 'pay').textContent).toBe('Pay \u2068€67.50\u2069 now');
    const shown = part(checkout, 'booked').textContent;
    expect(shown).toContain('We hold it until you accept the delivery.');
    expect(shown).toContain('Noor can start once you have paid.');
    expect((await axe.run(checkout)).violations).toEqual([]);
    expect(addresses).toEqual([]);
    const [task] = await market.booked(details);
    part(checkout, 'pay').click();
    await vi.waitFor(() => expect(addresses).toHaveLength(1), 10_000);
    expect(addresses[0]).toMatch(/^http.*\/\w+\//);
    expect(starts).toEqual([{ taskId: Number(task?.id), value: 67.5, currency: 'EUR' }]);
  });

  it('says why the payment could not be started, and tries again when asked', async () => {
    const broken = withPayment('unpaid', 'before-start', { refuse: '/create-checkout-session' });
    const addresses = recordNavigation();
    const checkout = placeOffer();
    await fill(checkout, { details: `Due later ${Date.now()}` });
    part(checkout, 'submit').click();
    await appears(checkout, 'pay');
    part(checkout, 'pay').click();
    await appears(checkout, 'error');
    expect(part(checkout, 'error').textContent).toContain(
      'The payment could not be started. No card machine today.',
    );
    broken.mockRestore();
    part(checkout, 'pay').click();
    await vi.waitFor(() => expect(addresses).toHaveLength(1), 10_000);
  });

  it('is not asked for while the translator has not answered, or where payments are optional', async () => {
    for (const [status, policy] of [
      ['unpaid', 'before-finish'],
      ['none', 'off'],
    ] as const) {
      withPayment(status, policy);
      const checkout = placeOffer();
      await fill(checkout, { details: `Nothing due ${policy} ${Date.now()}` });
      part(checkout, 'submit').click();
      await appears(checkout, 'booked');
      expect(parts(checkout, 'pay')).toHaveLength(0);
      checkout.remove();
      vi.restoreAllMocks();
    }
    withPayment('unpaid', 'before-start', { status: 'requested' });
    const checkout = placeOffer({ payment: 'card' });
    await fill(checkout, { details: `Asked for ${Date.now()}` });
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect(parts(checkout, 'pay')).toHaveLength(0);
  });
});

describe('payment by card', () => {
  it('books, then goes to the payment page', async () => {
    const addresses = recordNavigation();
    const checkout = placeOffer({ payment: 'card' });
    const details = await fill(checkout, { details: `Paid ${Date.now()}` });
    part(checkout, 'submit').click();
    await vi.waitFor(() => expect(addresses).toHaveLength(1), 10_000);
    expect(addresses[0]).toMatch(/^http.*\/\w+\//);
    expect(await market.booked(details)).toHaveLength(1);
  });

  it('tries the payment alone again when it could not be started', async () => {
    const addresses = recordNavigation();
    const errors = recordEvents('dragoman-order-error');
    const broken = changeAnswers(() => null, { refuse: '/create-checkout-session' });
    const checkout = placeOffer({ payment: 'card' });
    const details = await fill(checkout, { details: `Paid later ${Date.now()}` });
    part(checkout, 'submit').click();
    await appears(checkout, 'retry');
    expect(part(checkout, 'error').textContent).toContain('No card machine today.');
    expect(errors).toEqual([{ status: 409, message: 'No card machine today.' }]);
    expect(control(checkout, 'details').value).toBe(details);
    broken.mockRestore();
    part(checkout, 'retry').click();
    await vi.waitFor(() => expect(addresses).toHaveLength(1), 10_000);
    expect(await market.booked(details)).toHaveLength(1);
  });
});

describe('an offer that is paid first', () => {
  let first: Market;
  beforeAll(async () => {
    first = await openMarket(apiUrl, { booking: 'pay-first' });
  });
  beforeEach(() => signInAs(first.customer));
  afterEach(() => tidy(first.offerId));

  it('says so before it is booked, leads straight to the payment page, and asks for it until it is paid', async () => {
    const addresses = recordNavigation();
    const starts = recordEvents('dragoman-payment-start');
    const checkout = place({ 'offer-id': String(first.offerId), 'success-url': '/inbox' });
    const details = await fill(checkout, { details: `First ${Date.now()}` });
    const form = checkout.shadowRoot?.textContent ?? '';
    expect(form).toContain(
      'Paid at once: Noor gets your booking once it is paid. You have 30 minutes for that',
    );
    expect(form).toContain('Next you pay by card.');
    part(checkout, 'submit').click();
    await vi.waitFor(() => expect(addresses).toHaveLength(1), 10_000);
    const [task] = await first.booked(details);
    expect(starts).toEqual([{ taskId: Number(task?.id), value: 45, currency: 'EUR' }]);
    await appears(checkout, 'pay');
    const shown = part(checkout, 'booked').textContent;
    expect(shown).toContain('Only the payment is missing.');
    expect(shown).toContain('You have 30 minutes');
    expect(shown).not.toContain('A conversation with');
    expect((await axe.run(checkout)).violations).toEqual([]);
    part(checkout, 'pay').click();
    await vi.waitFor(() => expect(addresses).toHaveLength(2), 10_000);
    expect(addresses[1]).toBe(addresses[0]);
    expect(addresses).not.toContain(expect.stringContaining('/inbox'));
  });
});
