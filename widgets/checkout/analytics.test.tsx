import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import './index.ts';
import { part } from '#tests/setup/test-element.ts';
import { apiUrl, appears, fill, place, signInAs, tidy } from './checkout.test-support.ts';
import { type Market, openMarket } from './two-people.test-support.ts';

let market: Market;

beforeAll(async () => {
  market = await openMarket(apiUrl);
  await signInAs(market.customer);
});

afterEach(() => tidy(market.offerId));

describe('analytics', () => {
  it('tells that a booking begins, and once that it is made, with its value and nothing of what was written', async () => {
    const layer: { event?: string; ecommerce: unknown }[] = [];
    Reflect.set(globalThis, 'dataLayer', layer);
    const checkout = place({
      'offer-id': String(market.offerId),
      analytics: 'data-layer',
      consent: 'granted',
      'redirect-delay': '600000',
      'prefill-hours': '2',
    });
    const details = await fill(checkout, { details: `For the embassy ${Date.now()}` });
    const events = () => layer.flatMap(({ event }) => event ?? []);
    await vi.waitFor(() => expect(events()).toEqual(['begin_checkout']));
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    await vi.waitFor(() => expect(events()).toEqual(['begin_checkout', 'purchase']));
    expect(layer.at(-1)?.ecommerce).toMatchObject({
      transaction_id: expect.stringMatching(/.+/),
      currency: 'EUR',
      value: 90,
      items: [{ item_id: String(market.offerId), price: 45, quantity: 2 }],
    });
    expect(JSON.stringify(layer)).not.toContain(details);
    checkout.setAttribute('locale', 'de');
    await vi.waitFor(() =>
      expect(checkout.shadowRoot?.querySelector('[lang]')?.getAttribute('lang')).toBe('de'),
    );
    expect(events()).toEqual(['begin_checkout', 'purchase']);
    Reflect.deleteProperty(globalThis, 'dataLayer');
  });
});
