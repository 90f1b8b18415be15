import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { offers } from '#core/api/offers.ts';
import { control, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import { apiUrl, appears, fill, place, signInAs, textFile, tidy } from './checkout.test-support.ts';
import { clientOf, type Market, openMarket } from './two-people.test-support.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const textOf = (checkout: Element, name: string) =>
  parts(checkout, name).map(({ textContent }) => textContent);
const quantity = (checkout: Element) => control(checkout, 'quantity');
const choose = (checkout: Element, ...files: File[]) =>
  userEvent.upload(control(checkout, 'documents'), files);
const picture = () => new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47)], 'scan.png', { type: 'image/png' });

let market: Market;
beforeAll(async () => {
  market = await openMarket(apiUrl, { type: 'translation', unit: 'word', price: 0.12, minimum: 25 });
});
beforeEach(async () => {
  await market.callOff();
  await signInAs(market.customer);
});
afterEach(() => tidy(market.offerId));

const placeOffer = (attributes: Record<string, string> = {}) =>
  place({ 'offer-id': String(market.offerId), ...attributes });

/** What the call that counts answers; everything else goes to the backend. */
function answerCount(answer: () => Response | Promise<Response>) {
  const network = globalThis.fetch;
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      String(input).endsWith('/documents/count') ? answer() : network(input, init),
    );
}

describe('an offer by the word', () => {
  it('asks how many, counts the chosen files, and says how the total comes about', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const booked = recordEvents('dragoman-order-accepted');
    const checkout = placeOffer();
    const details = await fill(checkout, { details: `Words ${Date.now()}` });
    expect(quantity(checkout).value).toBe('');
    expect(part(checkout, 'form').textContent).toContain('€0.12/word (at least €25)');
    expect(sent.mock.calls.filter(([address]) => String(address).includes('count'))).toEqual([]);
    await choose(checkout, textFile('one.txt', words(300)), textFile('two.txt', words(1)));
    await vi.waitFor(() => expect(quantity(checkout).value).toBe('301'));
    expect(textOf(checkout, 'file-note')).toEqual(['300 words', '1 word']);
    expect(textOf(checkout, 'counted')).toEqual(['Your files have 301 words.']);
    expect(textOf(checkout, 'total')).toEqual(['€36.12']);
    expect(part(checkout, 'form').textContent).toContain('301 words × €0.12€36.12');
    expect((await axe.run(checkout)).violations).toEqual([]);
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect(part(checkout, 'booked').textContent).toContain('301 words × €0.12 = €36.12');
    expect(await market.booked(details)).toMatchObject([{ unit: 'word', quantity: 301, total: 36.12 }]);
    expect(booked).toMatchObject([{ unit: 'word', quantity: 301, value: 36.12 }]);
  });

  it('names the minimum where that is more', async () => {
    const checkout = placeOffer();
    await appears(checkout, 'quantity');
    await userEvent.fill(quantity(checkout), '100');
    await vi.waitFor(() => expect(textOf(checkout, 'total')).toEqual(['€25']));
    expect(part(checkout, 'form').textContent).toContain('100 words × €0.12 (at least €25)');
  });

  it('keeps what the customer has typed, and offers what was counted', async () => {
    const checkout = placeOffer();
    await appears(checkout, 'quantity');
    await choose(checkout, textFile('one.txt', words(300)));
    await vi.waitFor(() => expect(quantity(checkout).value).toBe('300'));
    await userEvent.fill(quantity(checkout), '250');
    await choose(checkout, textFile('two.txt', words(900)));
    await vi.waitFor(() => expect(textOf(checkout, 'use-counted')).toEqual(['Use 1,200 words']));
    expect(quantity(checkout).value).toBe('250');
    part(checkout, 'use-counted').click();
    await vi.waitFor(() => expect(quantity(checkout).value).toBe('1,200'));
    expect(parts(checkout, 'use-counted')).toEqual([]);
    // Without the second file it is counted anew.
    await page.getByRole('button', { name: 'Remove two.txt' }).click();
    await vi.waitFor(() => expect(quantity(checkout).value).toBe('300'));
  });

  it('says which file has no text, of which the customer types the words', async () => {
    const checkout = placeOffer();
    await appears(checkout, 'quantity');
    await choose(checkout, textFile('one.txt', words(300)), picture());
    await vi.waitFor(() =>
      expect(textOf(checkout, 'uncounted')).toEqual([
        'scan.png has no text that we can count. Please add the words yourself.',
      ]),
    );
    await vi.waitFor(() => expect(quantity(checkout).value).toBe('300'));
  });

  it.each([
    [429, 'wait a moment'],
    [500, 'Something went wrong on our side.'],
  ])('says why the count failed (%i), and counts again', async (status, sentence) => {
    let isFailing = true;
    const network = globalThis.fetch;
    const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const isRefused = isFailing && String(input).endsWith('/documents/count');
      return isRefused ? Response.json({}, { status }) : network(input, init);
    });
    const checkout = placeOffer();
    await appears(checkout, 'quantity');
    await choose(checkout, textFile('one.txt', words(300)), textFile('two.txt', words(2)));
    await appears(checkout, 'recount');
    expect(part(checkout, 'counted').textContent).toContain('You can type how many there are.');
    expect(part(checkout, 'counted').textContent).toContain(sentence);
    expect(calls.mock.calls.filter(([address]) => String(address).endsWith('/count'))).toHaveLength(1);
    expect(quantity(checkout).value).toBe('');
    isFailing = false;
    part(checkout, 'recount').click();
    await vi.waitFor(() => expect(quantity(checkout).value).toBe('302'));
  });

  it('lets the customer type where the backend cannot count', async () => {
    answerCount(() => Response.json({ error: 'Not found.' }, { status: 404 }));
    const checkout = placeOffer();
    await appears(checkout, 'quantity');
    await choose(checkout, textFile('one.txt', words(300)));
    await appears(checkout, 'uncounted');
    expect(parts(checkout, 'recount')).toEqual([]);
    await userEvent.fill(quantity(checkout), '320');
    await vi.waitFor(() => expect(textOf(checkout, 'total')).toEqual(['€38.40']));
  });

  it('refuses parts of a word and too many, beside the field', async () => {
    const checkout = placeOffer();
    await fill(checkout);
    for (const wrong of ['1.5', '200001', 'many', '']) {
      await userEvent.fill(quantity(checkout), wrong);
      part(checkout, 'submit').click();
      await vi.waitFor(() =>
        expect(textOf(checkout, 'field-error')).toEqual([
          wrong ? 'Please enter a whole number from 1 to 200,000.' : 'Please fill in “Words”.',
        ]),
      );
    }
  });

  it('is not booked at a minimum that the customer has not read, also with files', async () => {
    const other = await openMarket(apiUrl, { type: 'document', unit: 'word', price: 0.1 });
    await signInAs(other.customer);
    const checkout = place({ 'offer-id': String(other.offerId) });
    const details = await fill(checkout, { details: `Minimum ${Date.now()}` });
    await choose(checkout, textFile('one.txt', words(200)));
    await vi.waitFor(() => expect(quantity(checkout).value).toBe('200'));
    const translator = offers(await clientOf(apiUrl, other.translator));
    await translator.edit(other.offerId, { minimum: 30 });
    part(checkout, 'submit').click();
    await appears(checkout, 'change');
    expect(textOf(checkout, 'change')).toEqual(['At least–€30', 'Total€20€30']);
    expect(await other.booked(details)).toEqual([]);
    part(checkout, 'confirm').click();
    await appears(checkout, 'booked');
    expect(part(checkout, 'booked').textContent).toContain('200 words × €0.10 (at least €30) = €30');
    await tidy(other.offerId);
  });

  it('asks anew how much where the unit has changed', async () => {
    const other = await openMarket(apiUrl, { type: 'document', price: 40 });
    await signInAs(other.customer);
    const checkout = place({ 'offer-id': String(other.offerId) });
    const details = await fill(checkout, { details: `Unit ${Date.now()}` });
    await userEvent.fill(quantity(checkout), '3');
    const translator = offers(await clientOf(apiUrl, other.translator));
    await translator.edit(other.offerId, { unit: 'page', price: 25 });
    part(checkout, 'submit').click();
    await appears(checkout, 'change');
    expect(textOf(checkout, 'change')).toEqual(['Price€40/h€25/page', 'Total€120–']);
    expect(part(checkout, 'confirm').textContent).toBe('Back to the form');
    part(checkout, 'confirm').click();
    await vi.waitFor(() => expect(quantity(checkout).value).toBe(''));
    await vi.waitFor(() => expect(part(checkout, 'form').textContent).toContain('Pages'));
    expect(await other.booked(details)).toEqual([]);
    await tidy(other.offerId);
  });
});

describe('an offer by the page', () => {
  it('takes 250 words for a page, and rounds up', async () => {
    const pages = await openMarket(apiUrl, { type: 'document', unit: 'page', price: 25 });
    await signInAs(pages.customer);
    const checkout = place({ 'offer-id': String(pages.offerId), locale: 'de' });
    await appears(checkout, 'quantity');
    await choose(checkout, textFile('one.txt', words(300)), textFile('two.txt', words(201)));
    await vi.waitFor(() => expect(quantity(checkout).value).toBe('3'));
    expect(textOf(checkout, 'counted')).toEqual(['Ihre Dateien haben 501 Wörter, das sind 3 Seiten.']);
    expect(textOf(checkout, 'total')).toEqual(['75\u00a0€']);
    await page.getByRole('button', { name: 'Eine Seite mehr' }).click();
    await vi.waitFor(() => expect(textOf(checkout, 'use-counted')).toEqual(['3 Seiten übernehmen']));
    await tidy(pages.offerId);
  });
});

describe('an offer with a price for all of it', () => {
  it('asks for no quantity, and says when it can be done at the earliest', async () => {
    const fixed = await openMarket(apiUrl, {
      type: 'document',
      unit: 'fixed',
      price: 300,
      turnaround_hours: 24 * 60,
    });
    await signInAs(fixed.customer);
    const checkout = place({ 'offer-id': String(fixed.offerId) });
    const details = await fill(checkout, { details: `Fixed ${Date.now()}` });
    expect(parts(checkout, 'quantity')).toEqual([]);
    expect(textOf(checkout, 'total')).toEqual(['€300']);
    part(checkout, 'submit').click();
    await vi.waitFor(() =>
      expect(textOf(checkout, 'field-error').join()).toMatch(
        /^Noor needs more time: please pick .* or later\.$/,
      ),
    );
    await fill(checkout, {
      details,
      date: new Date(Date.now() + 62 * 86_400_000).toISOString().slice(0, 10),
    });
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect(await fixed.booked(details)).toMatchObject([{ unit: 'fixed', quantity: 1, total: 300 }]);
    await tidy(fixed.offerId);
  });
});
