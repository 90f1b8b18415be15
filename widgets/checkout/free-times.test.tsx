import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { availability } from '#core/api/availability.ts';
import { offers } from '#core/api/offers.ts';
import { tasks } from '#core/api/tasks.ts';
import { anyTime } from '#core/domain/availability.ts';
import { zoneHere } from '#core/domain/time-zone.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { control, part, parts } from '#tests/setup/test-element.ts';
import { apiUrl, appears, fill, place, signInAs, tidy } from './checkout.test-support.ts';
import { clientOf, type Market, openMarket } from './two-people.test-support.ts';

const texts = (node: Element, name: string) => parts(node, name).map(({ textContent }) => textContent);
const days = [1, 2, 3, 4, 5, 6, 7];

let market: Market;
let calls: number;
const hours = (from: string, to: string, more: Partial<typeof anyTime> = {}) => ({
  ...anyTime,
  timezone: zoneHere(),
  weekly: days.map((day) => ({ day, from, to })),
  notice_hours: 24,
  ...more,
});
async function setHours(...rules: Parameters<typeof hours>) {
  await availability(await clientOf(apiUrl, market.translator)).save(hours(...rules));
}
const placeCall = (attributes: Record<string, string> = {}) =>
  place({ 'offer-id': String(calls), ...attributes });
const radioOf = (label: Element | undefined) => {
  const found = label?.querySelector('input');
  if (!found) throw new Error('no radio');
  return found;
};

beforeAll(async () => {
  market = await openMarket(apiUrl);
});

beforeEach(async () => {
  // Answers about the same offer are shared for a while.
  const translator = offers(await clientOf(apiUrl, market.translator));
  const offer = { title: 'Calls', description: 'By phone.', price: 30, type: 'call' } as const;
  calls = Number((await translator.publish({ ...offer, languages: ['de', 'en'] }, newKey())).id);
  await signInAs(market.customer);
  await market.callOff();
  await setHours('09:00', '11:00', { max_hours: 2 });
});

afterEach(() => tidy(calls));

describe('the free times of a call', () => {
  it('fill in day and time, and the booking holds', async () => {
    const checkout = placeCall();
    await appears(checkout, 'free-time');
    expect(texts(checkout, 'free-time')).toEqual(['09:00', '09:30', '10:00']);
    expect(parts(checkout, 'free-day')).toHaveLength(6);
    expect((await axe.run(checkout)).violations).toEqual([]);
    const second = radioOf(parts(checkout, 'free-day')[1]);
    second.click();
    await vi.waitFor(() => expect(second.checked).toBe(true));
    parts(checkout, 'free-time')[1]?.click();
    await vi.waitFor(() => expect(control(checkout, 'time').value).toBe('09:30'));
    expect(control(checkout, 'date').value).toBe(second.value);
    await userEvent.fill(control(checkout, 'details'), 'A call to the school.');
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect(part(checkout, 'when').textContent).toContain('09:30');
  });

  it('take away the messages below the fields that they fill in', async () => {
    const checkout = placeCall();
    await appears(checkout, 'free-time');
    part(checkout, 'submit').click();
    await vi.waitFor(() => expect(texts(checkout, 'field-error')).toHaveLength(3));
    parts(checkout, 'free-time')[0]?.click();
    await vi.waitFor(() => expect(texts(checkout, 'field-error')).toHaveLength(1));
  });

  it('are chosen with the arrow keys', async () => {
    const checkout = placeCall();
    await appears(checkout, 'free-time');
    radioOf(parts(checkout, 'free-day')[0]).focus();
    await userEvent.keyboard('{ArrowRight}{Tab}');
    // Tab leaves the days, and passes the button of more days.
    await userEvent.keyboard('{Tab} {ArrowRight}');
    await vi.waitFor(() => expect(control(checkout, 'time').value).toBe('09:30'));
    expect(control(checkout, 'date').value).toBe(radioOf(parts(checkout, 'free-day')[1]).value);
  });

  it('are those of later days on demand', async () => {
    const checkout = placeCall();
    await appears(checkout, 'more-days');
    part(checkout, 'more-days').click();
    await vi.waitFor(() => expect(parts(checkout, 'free-day')).toHaveLength(12));
  });

  it('follow how long the call takes, which is at most what its translator takes', async () => {
    const checkout = placeCall();
    await appears(checkout, 'free-time');
    await userEvent.fill(control(checkout, 'quantity'), '2');
    await vi.waitFor(() => expect(texts(checkout, 'free-time')).toEqual(['09:00']));
    await userEvent.fill(control(checkout, 'quantity'), '2.5');
    part(checkout, 'submit').click();
    await vi.waitFor(() =>
      expect(texts(checkout, 'field-error')).toContain('Please enter half or full hours, from 0.5 to 2.'),
    );
    expect(texts(checkout, 'free-time')).toEqual(['09:00']);
  });

  it('no longer have one that was taken meanwhile', async () => {
    const checkout = placeCall();
    await appears(checkout, 'free-time');
    parts(checkout, 'free-time')[0]?.click();
    await vi.waitFor(() => expect(control(checkout, 'time').value).toBe('09:00'));
    const chosen = { date: control(checkout, 'date').value, time: '09:00', timezone: zoneHere() };
    const details = await fill(checkout, { ...chosen, details: `Too late ${Date.now()}` });
    await tasks(await clientOf(apiUrl, market.customer)).book(
      calls,
      { ...chosen, details: 'First.' },
      newKey(),
    );
    part(checkout, 'submit').click();
    await appears(checkout, 'taken');
    await vi.waitFor(() => expect(texts(checkout, 'free-time')).toEqual(['10:00']));
    parts(checkout, 'free-time')[0]?.click();
    await vi.waitFor(() => expect(parts(checkout, 'taken')).toEqual([]));
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect(await market.booked(details)).toEqual([expect.objectContaining({ time: '10:00' })]);
  });

  it('begin with half an hour where the translator gives no more', async () => {
    await setHours('09:00', '10:00', { max_hours: 0.5 });
    const checkout = placeCall();
    await appears(checkout, 'free-time');
    expect(control(checkout, 'quantity').value).toBe('0.5');
    expect(texts(checkout, 'free-time')).toEqual(['09:00', '09:30']);
  });

  it('may be none', async () => {
    await setHours('09:00', '11:00', { notice_hours: 24 * 30, horizon_days: 20 });
    const checkout = placeCall();
    await vi.waitFor(() =>
      expect(part(checkout, 'free-times').textContent).toContain(
        'Noor has no free time in the next 31 days.',
      ),
    );
    expect(control(checkout, 'date').disabled).toBe(false);
  });

  it('can be asked for again where they did not arrive, and the fields work without them', async () => {
    const network = globalThis.fetch;
    const failing = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input).includes('/times?') ? Promise.reject(new TypeError('offline')) : network(input, init),
      );
    const checkout = placeCall();
    await appears(checkout, 'retry');
    expect(control(checkout, 'date').disabled).toBe(false);
    failing.mockRestore();
    part(checkout, 'retry').click();
    await appears(checkout, 'free-time');
  });

  it('are not there for documents, nor with a backend that knows none', async () => {
    const network = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input).includes('/times?')
        ? Promise.resolve(Response.json({ error: 'No such page.' }, { status: 404 }))
        : network(input, init),
    );
    const call = placeCall();
    await appears(call, 'submit');
    await vi.waitFor(() => expect(parts(call, 'free-times')).toEqual([]));
    const checkout = place({ 'offer-id': String(market.offerId) });
    await appears(checkout, 'submit');
    expect(parts(checkout, 'free-times')).toEqual([]);
  });

  it('fit a narrow page in Arabic', async () => {
    await page.viewport(360, 900);
    const checkout = placeCall({ locale: 'ar', dir: 'rtl' });
    await appears(checkout, 'free-time');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const [first, second] = parts(checkout, 'free-time').map((label) => label.getBoundingClientRect());
    expect(first?.left).toBeGreaterThan(second?.left ?? 0);
  });
});
