import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { control, part, parts } from '#tests/setup/test-element.ts';
import { apiUrl, appears, changeAnswers, fill, place, signInAs, tidy } from './checkout.test-support.ts';
import { type Market, openMarket } from './two-people.test-support.ts';

let market: Market;
const placeOffer = (attributes: Record<string, string> = {}) =>
  place({ 'offer-id': String(market.offerId), ...attributes });
const totals = (checkout: Element) => parts(checkout, 'total').map(({ textContent }) => textContent);
const step = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

beforeAll(async () => {
  market = await openMarket(apiUrl);
});

beforeEach(async () => {
  await market.callOff();
  await signInAs(market.customer);
});

afterEach(() => tidy(market.offerId));

describe('hours', () => {
  it('are one at first, and the total follows what is typed before anything is sent', async () => {
    const checkout = placeOffer();
    await appears(checkout, 'hours');
    expect(control(checkout, 'quantity').value).toBe('1');
    expect(totals(checkout)).toEqual(['€45']);
    await userEvent.fill(control(checkout, 'quantity'), '1.5');
    await vi.waitFor(() => expect(totals(checkout)).toEqual(['€67.50']));
    expect(part(checkout, 'form').textContent).toContain('1.5 h × €45€67.50');
  });

  it('go up and down by half an hour with the buttons and the arrow keys, within the limits', async () => {
    const checkout = placeOffer();
    await appears(checkout, 'hours');
    const hours = control(checkout, 'quantity');
    await step('Half an hour more');
    await vi.waitFor(() => expect(hours.value).toBe('1.5'));
    expect(hours.getAttribute('aria-valuetext')).toBe('1.5 hours');
    hours.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await vi.waitFor(() => expect(hours.value).toBe('0.5'));
    await expect.element(page.getByRole('button', { name: 'Half an hour less' })).toBeDisabled();
    expect(totals(checkout)).toEqual(['€22.50']);
  });

  it('are typed and shown in the reader’s notation', async () => {
    const checkout = placeOffer({ locale: 'de' });
    await appears(checkout, 'hours');
    await userEvent.fill(control(checkout, 'quantity'), '2,5');
    await vi.waitFor(() => expect(totals(checkout)).toEqual(['112,50\u00a0€']));
    await step('Eine halbe Stunde weniger');
    await step('Eine halbe Stunde weniger');
    await vi.waitFor(() => expect(control(checkout, 'quantity').value).toBe('1,5'));
  });

  it('refuse a total that no card payment takes, beside the field, and send nothing', async () => {
    const { offerId } = await openMarket(apiUrl, { price: 20_000 });
    const sent = vi.spyOn(globalThis, 'fetch');
    const checkout = place({ 'offer-id': String(offerId) });
    await fill(checkout);
    await userEvent.fill(control(checkout, 'quantity'), '50');
    part(checkout, 'submit').click();
    await vi.waitFor(() =>
      expect(parts(checkout, 'field-error').map(({ textContent }) => textContent)).toEqual([
        'The total must be from €0.50 to €999,999.99: a card payment takes no other. Please change the hours.',
      ]),
    );
    expect(sent.mock.calls.filter(([, { method = 'GET' } = {}]) => method !== 'GET')).toEqual([]);
  });

  it('refuse other steps and too many, beside the field, and send nothing', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const checkout = placeOffer();
    await fill(checkout);
    for (const wrong of ['1.25', '0', '100.5', 'two']) {
      await userEvent.fill(control(checkout, 'quantity'), wrong);
      part(checkout, 'submit').click();
      await vi.waitFor(() =>
        expect(parts(checkout, 'field-error').map(({ textContent }) => textContent)).toEqual([
          'Please enter half or full hours, from 0.5 to 100.',
        ]),
      );
      expect(totals(checkout)).toEqual([]);
    }
    expect((await axe.run(checkout)).violations).toEqual([]);
    expect(sent.mock.calls.filter(([, { method = 'GET' } = {}]) => method !== 'GET')).toEqual([]);
  });

  it('are restored with the rest of a draft', async () => {
    const checkout = placeOffer();
    await appears(checkout, 'hours');
    await userEvent.fill(control(checkout, 'quantity'), '3');
    document.body.replaceChildren();
    const back = placeOffer();
    await vi.waitFor(() => expect(control(back, 'quantity').value).toBe('3'));
    expect(totals(back)).toEqual(['€135']);
  });

  it.each([
    ['the element', 'case-17', 'case-17'],
    ['the page', undefined, 'case-18'],
  ])('are sent with the host’s reference of %s', async (_where, own, expected) => {
    const sent: (FormData | string)[] = [];
    const network = changeAnswers(() => null);
    getRuntime().config.configure({ reference: 'case-18' });
    const checkout = placeOffer(own ? { reference: own } : {});
    await fill(checkout, { details: `Hours ${Date.now()}` });
    await userEvent.fill(control(checkout, 'quantity'), '2.5');
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    for (const [address, { body, method } = {}] of network.mock.calls)
      if (method === 'POST' && String(address).includes('/task/accepted/')) sent.push(String(body));
    expect(sent).toHaveLength(1);
    expect(JSON.parse(String(sent[0]))).toMatchObject({ quantity: 2.5, hours: 2.5, reference: expected });
    getRuntime().config.configure({ reference: '' });
    expect(part(checkout, 'booked').textContent).toContain('2.5 h × €45 = €112.50');
  });
});
