import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { control, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import {
  apiUrl,
  appears,
  fill,
  notices,
  place,
  plan,
  signInAs,
  textFile,
  tidy,
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

const nowhere = 'http://127.0.0.1:9';
const steps = (checkout: Element) => parts(checkout, 'step').map(({ dataset }) => dataset.state);

describe('accessibility', () => {
  it.each([
    ['ready', 'submit'],
    ['loading', 'skeleton'],
    ['empty', 'empty'],
    ['error', 'error'],
  ])('has no violations in the state %s', async (demo, shown) => {
    const checkout = placeOffer({ demo });
    await appears(checkout, shown);
    expect((await axe.run(checkout)).violations).toEqual([]);
  });

  it('has no violations with errors, and none once booked', async () => {
    const checkout = placeOffer({ demo: '' });
    await appears(checkout, 'submit');
    part(checkout, 'submit').click();
    await appears(checkout, 'field-error');
    expect((await axe.run(checkout)).violations).toEqual([]);
    await fill(checkout);
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect((await axe.run(checkout)).violations).toEqual([]);
    await vi.waitFor(() => expect(checkout.shadowRoot?.activeElement).toBe(part(checkout, 'heading')));
  });
});

describe('attributes', () => {
  it('shows the offer, and asks its owner’s customer by name', async () => {
    const checkout = placeOffer({ 'heading-level': '1' });
    await appears(checkout, 'offer');
    expect(part(checkout, 'heading').outerHTML).toMatch(/^<h1.*Tell Noor what you need/);
    const shown = part(checkout, 'offer').textContent;
    for (const word of ['Letters to the tax office', 'Noor Test', 'German', 'English', 'Document', '€45/h'])
      expect(shown).toContain(word);
    expect(part(checkout, 'total').textContent).toBe('€45');
    expect(part(checkout, 'offer').querySelector('[part~=avatar]')).toBeTruthy();
    expect(part(checkout, 'submit').textContent).toBe('Checkout');
    expect([control(checkout, 'date').type, control(checkout, 'time').type]).toEqual(['date', 'time']);
  });

  it('keeps what was typed when the page changes it', async () => {
    const checkout = placeOffer();
    await fill(checkout);
    checkout.locale = 'de';
    checkout.setAttribute('theme', 'dark');
    await vi.waitFor(() => expect(part(checkout, 'submit').textContent).toBe('Verbindlich buchen'));
    expect(control(checkout, 'details').value).toBe(plan.details);
    expect(control(checkout, 'date').value).toBe(plan.date);
  });
});

describe('states', () => {
  it('says that an unknown offer does not exist and links to the others', async () => {
    const checkout = placeOffer({ 'offer-id': '99999999' });
    await appears(checkout, 'empty');
    expect(part(checkout, 'empty').querySelector('a')?.href).toBe(`${apiUrl}/Category/document`);
  });

  it('says that loading failed and tries again when asked', async () => {
    const checkout = placeOffer({ 'api-url': nowhere });
    await appears(checkout, 'retry');
    checkout.setAttribute('api-url', apiUrl);
    await appears(checkout, 'submit');
  });

  it('says why the user’s own offer cannot be booked', async () => {
    await signInAs(market.translator);
    const checkout = placeOffer();
    await appears(checkout, 'refused');
    expect(part(checkout, 'refused').textContent).toContain('your own offer');
    expect(parts(checkout, 'submit')).toHaveLength(0);
  });

  it('fits 320 px', async () => {
    await page.viewport(320, 700);
    document.body.style.margin = '0';
    const checkout = placeOffer({ locale: 'de' });
    await appears(checkout, 'submit');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('the form', () => {
  it('marks steps as done once they are, and names the current one', async () => {
    const checkout = placeOffer();
    await appears(checkout, 'submit');
    await vi.waitFor(() => expect(steps(checkout)).toEqual(['current', 'todo', 'todo', 'todo']));
    await userEvent.fill(control(checkout, 'date'), plan.date);
    await vi.waitFor(() => expect(steps(checkout)).toEqual(['current', 'done', 'todo', 'todo']));
    await userEvent.fill(control(checkout, 'details'), plan.details);
    await userEvent.fill(control(checkout, 'time'), plan.time);
    await vi.waitFor(() => expect(steps(checkout)).toEqual(['done', 'done', 'done', 'current']));
    expect(parts(checkout, 'step')[0]?.textContent).toContain('done');
    expect(parts(checkout, 'step')[3]?.getAttribute('aria-current')).toBe('step');
    await userEvent.upload(control(checkout, 'documents'), textFile('passport.txt'));
    await vi.waitFor(() => expect(steps(checkout)).toEqual(['done', 'done', 'done', 'done']));
  });

  it('says what is missing or past beside the field, and sends nothing', async () => {
    const call = vi.spyOn(globalThis, 'fetch');
    const checkout = placeOffer();
    await appears(checkout, 'submit');
    part(checkout, 'submit').click();
    await vi.waitFor(() => expect(parts(checkout, 'field-error')).toHaveLength(3));
    expect(checkout.shadowRoot?.activeElement).toBe(control(checkout, 'details'));
    await fill(checkout, { date: '2020-01-01' });
    part(checkout, 'submit').click();
    await vi.waitFor(() =>
      expect(parts(checkout, 'field-error').map(({ textContent }) => textContent)).toEqual([
        'This day has passed. Please pick today or a later one.',
      ]),
    );
    await userEvent.fill(control(checkout, 'date'), plan.date);
    await vi.waitFor(() => expect(parts(checkout, 'field-error')).toHaveLength(0));
    expect(call.mock.calls.filter(([, { method = 'GET' } = {}]) => method !== 'GET')).toEqual([]);
  });

  it('shows the time in both time zones where the other one is known', async () => {
    const checkout = placeOffer({ demo: '' });
    await fill(checkout);
    expect(part(checkout, 'clocks').textContent).toMatch(/^14:30 your time · .*\d\d:30 in New York/);
    const real = placeOffer();
    await appears(real, 'clocks');
    expect(part(real, 'clocks').textContent).toMatch(/^Times are on your clock/);
  });

  it('refuses files of other kinds, too many and empty ones before sending, and removes them one by one', async () => {
    const checkout = placeOffer();
    await appears(checkout, 'submit');
    const input = control(checkout, 'documents');
    await userEvent.upload(input, textFile('virus.exe'));
    await vi.waitFor(() =>
      expect(part(checkout, 'documents').textContent).toContain('“virus.exe” is of a kind'),
    );
    await userEvent.upload(input, textFile('nothing.txt', ''));
    await vi.waitFor(() =>
      expect(part(checkout, 'documents').textContent).toContain('“nothing.txt” is empty'),
    );
    await userEvent.upload(
      input,
      Array.from({ length: 11 }, (_, index) => textFile(`page-${index}.txt`)),
    );
    await vi.waitFor(() => expect(parts(checkout, 'file')).toHaveLength(10));
    expect(part(checkout, 'documents').textContent).toContain('at most 10 files');
    await userEvent.click(page.getByRole('button', { name: 'Remove page-0.txt' }));
    await vi.waitFor(() => expect(parts(checkout, 'file')).toHaveLength(9));
    expect(checkout.shadowRoot?.activeElement).toBe(input);
  });
});

describe('demo', () => {
  it('acts without any call', async () => {
    const before = notices.store.getState();
    const send = vi.spyOn(globalThis, 'fetch');
    const bookings = recordEvents('dragoman-order-accepted');
    const checkout = placeOffer({ demo: 'ready' });
    await fill(checkout);
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect(bookings).toHaveLength(1);
    expect(send).not.toHaveBeenCalled();
    expect(notices.store.getState()).toEqual(before);
  });
});
