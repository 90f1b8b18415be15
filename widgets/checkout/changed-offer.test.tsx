import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { offers } from '#core/api/offers.ts';
import type { NewOffer } from '#core/domain/offer.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { control, focused, part, parts, recordEvents } from '#tests/setup/test-element.ts';
import { apiUrl, appears, fill, place, signInAs, textFile, tidy } from './checkout.test-support.ts';
import { clientOf, type Market, openMarket } from './two-people.test-support.ts';

let market: Market;
let translator: ReturnType<typeof offers>;
let offerId = 0;
beforeAll(async () => {
  market = await openMarket(apiUrl);
  translator = offers(await clientOf(apiUrl, market.translator));
});
afterEach(() => tidy(offerId));

/** A checkout that is filled in, with a file. */
async function filledIn(more: Partial<NewOffer> = {}, attributes: Record<string, string> = {}) {
  const fields = { title: 'Letters', description: 'With you.', type: 'document', price: 20 } as const;
  const offer = { ...fields, languages: ['de', 'en'], ...more };
  offerId = Number((await translator.publish(offer, newKey())).id);
  await signInAs(market.customer);
  const checkout = place({ 'offer-id': String(offerId), ...attributes });
  const details = await fill(checkout, { details: `Changed ${offerId}` });
  await userEvent.fill(control(checkout, 'quantity'), '2');
  await userEvent.upload(control(checkout, 'documents'), textFile('letter.txt'));
  await appears(checkout, 'file');
  return { checkout, details };
}

const rows = (checkout: Element) => parts(checkout, 'change').map(({ textContent }) => textContent);

describe('an offer that changes while one fills in the form', () => {
  it('is not booked as it is now before the customer has read that, beside what they read', async () => {
    const { checkout, details } = await filledIn();
    const notices = recordEvents('dragoman-notice');
    await translator.edit(offerId, { price: 200, booking: 'on-request' });
    part(checkout, 'submit').click();
    await appears(checkout, 'change');
    expect(rows(checkout)).toEqual(['Price€20/h€200/h', 'Total€40€400', 'Bookingat onceafter an answer']);
    expect(part(checkout, 'confirm').textContent).toBe('Checkout');
    // The button that books nothing.
    expect(focused(checkout)).toBe(part(checkout, 'dismiss'));
    expect(notices).toEqual([]);
    expect(await market.booked(details)).toEqual([]);
    part(checkout, 'confirm').click();
    await appears(checkout, 'booked');
    expect(await market.booked(details)).toMatchObject([{ documents: ['letter.txt'] }]);
    expect(part(checkout, 'booked').textContent).toContain('€400');
  });

  it('stays unbooked where the customer would rather not, and loses nothing of the form', async () => {
    const { checkout, details } = await filledIn();
    await translator.edit(offerId, { title: 'Letters and forms', price: 21 });
    part(checkout, 'submit').focus();
    await userEvent.keyboard('{Enter}');
    await appears(checkout, 'change');
    expect(rows(checkout)[0]).toBe('TitleLettersLetters and forms');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(parts(checkout, 'change')).toEqual([]));
    expect(focused(checkout)).toBe(part(checkout, 'submit'));
    // The form shows the offer as it is, and says why nothing is booked.
    await vi.waitFor(() => expect(part(checkout, 'total').textContent).toBe('€42'));
    expect(part(checkout, 'error').textContent).toContain('changed in the meantime');
    expect(control(checkout, 'details').value).toBe(details);
    expect(control(checkout, 'quantity').value).toBe('2');
    expect(parts(checkout, 'file')).toHaveLength(1);
    expect(await market.booked(details)).toEqual([]);
    part(checkout, 'submit').click();
    await appears(checkout, 'booked');
    expect(part(checkout, 'booked').textContent).toContain('€42');
  });

  it('names every language, and the title in that of the reader', async () => {
    const original = { textLanguage: 'de', title: 'Briefe', languages: ['de', 'en', 'fr'] };
    const letters = { title: 'Lettres', description: 'Avec vous.' };
    const { checkout } = await filledIn({ ...original, translations: { fr: letters } }, { locale: 'fr' });
    const translations = { fr: { ...letters, title: 'Lettres et formulaires' } };
    const title = 'Briefe und Formulare';
    await translator.edit(offerId, { title, languages: ['de', 'en', 'es'], translations });
    part(checkout, 'submit').click();
    await appears(checkout, 'change');
    expect(rows(checkout)).toEqual([
      'TitreLettresLettres et formulaires',
      'LanguesAllemand, Anglais et FrançaisAllemand, Anglais et Espagnol',
    ]);
    expect(part(checkout, 'confirm').textContent).toContain('Réserver pour');
    await translator.edit(offerId, { title: 'Briefe, Formulare' });
    part(checkout, 'confirm').click();
    // Only the owner's own words have changed again.
    await vi.waitFor(() => expect(rows(checkout)).toEqual(['TitreBriefe und FormulareBriefe, Formulare']));
  });

  it('asks again as often as it changes', async () => {
    const { checkout, details } = await filledIn();
    await translator.edit(offerId, { price: 30 });
    part(checkout, 'submit').click();
    await vi.waitFor(() => expect(part(checkout, 'confirm').textContent).toBe('Book for €60'));
    await translator.edit(offerId, { price: 31 });
    part(checkout, 'confirm').click();
    await vi.waitFor(() => expect(rows(checkout)).toEqual(['Price€30/h€31/h', 'Total€60€62']));
    expect(await market.booked(details)).toEqual([]);
  });
});
