import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import './index.ts';
import { control, part, recordEvents } from '#tests/setup/test-element.ts';
import { apiUrl, appears, fill, place, recordNavigation, signInAs, tidy } from './checkout.test-support.ts';
import { type Market, openMarket } from './two-people.test-support.ts';

let market: Market;
const placeOffer = (attributes: Record<string, string> = {}) =>
  place({ 'offer-id': String(market.offerId), ...attributes });

beforeAll(async () => {
  market = await openMarket(apiUrl);
});

beforeEach(async () => {
  await signInAs(market.customer);
});

afterEach(() => tidy(market.offerId));

describe('payment by card', () => {
  it('books, then goes to the payment page', async () => {
    const addresses = recordNavigation();
    const checkout = placeOffer({ payment: 'card' });
    const details = await fill(checkout, { details: `Paid ${Date.now()}` });
    part(checkout, 'submit').click();
    await vi.waitFor(() => expect(addresses).toHaveLength(1), 10_000);
    expect(addresses[0]).toMatch(/\/pay\//);
    expect(await market.booked(details)).toHaveLength(1);
  });

  it('tries the payment alone again when it could not be started', async () => {
    const addresses = recordNavigation();
    const errors = recordEvents('dragoman-order-error');
    const network = globalThis.fetch;
    const broken = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input).endsWith('/create-checkout-session')
          ? Promise.resolve(Response.json({ error: 'No card machine today.' }, { status: 409 }))
          : network(input, init),
      );
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
