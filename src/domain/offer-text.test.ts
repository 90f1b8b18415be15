import { expect, it } from 'vitest';
import { originalText, textFor } from './offer-text.ts';

const offer = {
  title: 'Contracts',
  description: 'Sworn',
  textLanguage: 'en',
  translations: { de: { title: 'Verträge', description: 'Beeidigt' }, en: { title: 'Old', description: '' } },
};
const original = { title: 'Contracts', description: 'Sworn', lang: 'en', isTranslated: false };

it('gives the reader’s language where the offer has it, in any region', () => {
  const german = { title: 'Verträge', description: 'Beeidigt', lang: 'de', isTranslated: true };
  expect(textFor(offer, 'de')).toEqual(german);
  expect(textFor(offer, 'de-AT')).toEqual(german);
});

it('gives the owner’s text in its own language and to all other readers', () => {
  for (const locale of ['en', 'en-GB', 'fr', 'constructor', ''])
    expect(textFor(offer, locale)).toEqual(original);
});

it('names no language that it does not know', () => {
  expect(originalText({ ...offer, textLanguage: '' }).lang).toBeUndefined();
});
