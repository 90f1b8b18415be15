import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { offers } from '#core/api/offers.ts';
import { tasks } from '#core/api/tasks.ts';
import { dayOf } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import { clockOddity, zoneHere } from '#core/domain/time-zone.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { control, focused, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import { apiUrl, appears, fill, place, plan, session, signInAs, tidy } from './checkout.test-support.ts';
import { clientOf, openMarket, password } from './two-people.test-support.ts';

const texts = (node: Element, name: string) => parts(node, name).map(({ textContent }) => textContent);
const dayMs = 24 * 60 * 60 * 1000;
const ahead = (days: number) => dayOf(new Date(Date.now() + days * dayMs));

let market: Awaited<ReturnType<typeof openMarket>>;
let calls: number;
let onRequest: number;
beforeAll(async () => {
  market = await openMarket(apiUrl);
  const translator = await clientOf(apiUrl, market.translator);
  const offer = { title: 'Calls', description: 'By phone.', price: 30, languages: ['de', 'en'] } as const;
  const publish = async (more: Partial<Parameters<ReturnType<typeof offers>['publish']>[0]>) =>
    Number((await offers(translator).publish({ ...offer, type: 'call', ...more }, newKey())).id);
  calls = await publish({});
  onRequest = await publish({ type: 'translation', booking: 'on-request' });
  const taken = { ...plan, timezone: zoneHere() };
  await tasks(await clientOf(apiUrl, market.customer)).book(calls, taken, newKey());
});

afterEach(() => tidy(calls));

describe('the time of a booking', () => {
  it('is a deadline for documents and translations, and a start for calls', async () => {
    const label = async (offerId: number) => {
      const checkout = place({ 'offer-id': String(offerId) });
      await appears(checkout, 'date');
      return control(checkout, 'date').labels?.[0]?.textContent;
    };
    expect(await label(market.offerId)).toBe('Deliver by');
    expect(await label(onRequest)).toBe('Deliver by');
    expect(await label(calls)).toBe('Starts at');
  });

  it('is offered anew where the translator is not free, and nothing typed is lost', async () => {
    await signInAs(market.customer);
    const checkout = place({ 'offer-id': String(calls) });
    const details = await fill(checkout, { details: 'Another call.' });
    const notices = recordEvents('dragoman-notice');
    part(checkout, 'submit').click();
    await appears(checkout, 'taken');
    // A notice could cover the free times.
    expect(notices).toEqual([]);
    expect(part(checkout, 'taken').textContent).toContain('Noor is not free at this time. Free next:');
    expect(focused(checkout)?.contains(part(checkout, 'taken'))).toBe(true);
    expect(texts(checkout, 'free')).toHaveLength(3);
    expect(texts(checkout, 'free')[0]).toContain('15:30');
    part(checkout, 'free').click();
    await vi.waitFor(() => expect(control(checkout, 'time').value).toBe('15:30'));
    expect(parts(checkout, 'taken')).toEqual([]);
    expect(control<HTMLTextAreaElement>(checkout, 'details').value).toBe(details);
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect(part(checkout, 'when').textContent).toContain('15:30');
    expect(part(checkout, 'task').getAttribute('href')).toMatch(/\/Task\/\d+$/);
  });

  it('is a day within the next year', async () => {
    const checkout = place({ 'offer-id': String(calls) });
    await fill(checkout, { date: ahead(limits.bookingDays + 3) });
    part(checkout, 'submit').click();
    await vi.waitFor(() =>
      expect(texts(checkout, 'field-error')).toEqual(['Please pick a day within the next 366 days.']),
    );
    const states = parts(checkout, 'step').map(({ dataset }) => dataset.state);
    expect(states.slice(0, 3)).toEqual(['done', 'current', 'done']);
  });

  it('says so where clocks skip it, or show it twice', async () => {
    const minutes = Array.from({ length: 48 }, (_, half) => half * 30 + 15);
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const offsetOf = (days: number) => new Date(`${ahead(days)}T23:59`).getTimezoneOffset();
    const changes = Array.from({ length: 362 }, (_, day) => day + 2).filter(
      (days) => offsetOf(days) !== offsetOf(days - 1),
    );
    const find = (oddity: string) =>
      changes
        .flatMap((days) => minutes.map((minute) => ({ date: ahead(days), time: clock(minute) })))
        .find(({ date, time }) => clockOddity(zoneHere(), date, time) === oddity) ?? null;
    const [skipped, twice] = [find('skipped'), find('twice')];
    // A zone without daylight saving time, as UTC, has no such times.
    expect(skipped === null).toBe(twice === null);
    const checkout = place({ 'offer-id': String(calls) });
    await appears(checkout, 'submit');
    if (!skipped || !twice) return;
    await fill(checkout, skipped);
    part(checkout, 'submit').click();
    await vi.waitFor(() => expect(texts(checkout, 'field-error')[0]).toContain('clocks go forward'));
    await userEvent.fill(control(checkout, 'date'), twice.date);
    await userEvent.fill(control(checkout, 'time'), twice.time);
    await vi.waitFor(() => expect(part(checkout, 'clocks').textContent).toContain('we take the first'));
  });
});

describe('a browser that names no known time zone', () => {
  it('books by UTC, and says so', async () => {
    await market.callOff();
    await signInAs(market.customer);
    const named = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Etc/Unknown' };
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(named);
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
    const checkout = place({ 'offer-id': String(market.offerId) });
    await appears(checkout, 'clocks');
    expect(part(checkout, 'clocks').textContent).toContain('UTC');
    const details = await fill(checkout, { details: `Somewhere ${Date.now()}` });
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect(await market.booked(details)).toEqual([expect.objectContaining({ timezone: 'UTC' })]);
    vi.restoreAllMocks();
  });
});

describe('whether a booking holds at once', () => {
  it('is said before it is sent, and after', async () => {
    await market.callOff();
    await session.signIn(market.customer, password);
    const instant = place({ 'offer-id': String(calls) });
    await appears(instant, 'submit');
    expect(part(instant, 'form').textContent).toContain('Booked at once.');
    const asking = place({ 'offer-id': String(onRequest) });
    await fill(asking);
    const answer = 'Noor answers within 48 hours; nothing is agreed before that.';
    await vi.waitFor(() => expect(part(asking, 'form').textContent).toContain(answer));
    part(asking, 'submit').click();
    await appears(asking, 'booked');
    expect(part(asking, 'heading').textContent).toBe('Your request is sent.');
    expect(part(asking, 'booked').textContent).toContain(answer);
    expect(parts(asking, 'pay')).toEqual([]);
  });
});
