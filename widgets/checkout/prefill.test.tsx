import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { control, parts } from '#tests/setup/test-element.ts';
import { apiUrl, appears, place, plan, signInAs, tidy } from './checkout.test-support.ts';
import { type Market, openMarket } from './two-people.test-support.ts';

let market: Market;
const placeFilled = (attributes: Record<string, string>) =>
  place({ 'offer-id': String(market.offerId), ...attributes });
const values = (checkout: Element) =>
  ['details', 'date', 'time', 'quantity'].map((name) => control(checkout, name).value);

beforeAll(async () => {
  market = await openMarket(apiUrl);
  await signInAs(market.customer);
});

afterEach(() => tidy(market.offerId));

describe('what the host page fills in', () => {
  const filled = {
    'prefill-details': 'Two certificates',
    'prefill-date': plan.date,
    'prefill-time': '09:15',
    'prefill-hours': '2.5',
  };

  it('is in the fields and in the price, in the reader’s notation', async () => {
    const checkout = placeFilled({ ...filled, locale: 'de' });
    await appears(checkout, 'submit');
    expect(values(checkout)).toEqual(['Two certificates', plan.date, '09:15', '2,5']);
    expect(parts(checkout, 'total').map(({ textContent }) => textContent)).toEqual(['112,50\u00a0€']);
  });

  it('gives way to what the visitor types, also to an emptied field, and after another value comes', async () => {
    const checkout = placeFilled(filled);
    await appears(checkout, 'submit');
    await userEvent.fill(control(checkout, 'details'), 'Three letters');
    await userEvent.clear(control(checkout, 'time'));
    checkout.setAttribute('prefill-details', 'A contract');
    checkout.setAttribute('prefill-time', '10:00');
    checkout.setAttribute('prefill-hours', '4');
    await vi.waitFor(() => expect(parts(checkout, 'total')[0]?.textContent).toBe('€112.50'));
    expect(values(checkout)).toEqual(['Three letters', plan.date, '', '2.5']);
    checkout.remove();

    const again = placeFilled({ ...filled, 'prefill-details': 'A contract' });
    await appears(again, 'submit');
    expect(control(again, 'details').value).toBe('Three letters');
  });

  it('is left out, and named on the console, where no field takes it', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const checkout = placeFilled({
      'prefill-date': '31.12.2027',
      'prefill-time': '25:00',
      'prefill-hours': '1000',
    });
    await appears(checkout, 'submit');
    expect(values(checkout)).toEqual(['', '', '', '1']);
    const lines = () => warned.mock.calls.map(([line]) => String(line)).join('\n');
    await vi.waitFor(() => {
      for (const name of ['prefill-date', 'prefill-time', 'prefill-hours']) expect(lines()).toContain(name);
    });
  });
});
