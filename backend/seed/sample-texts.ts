/** The texts of sample offers in other languages than English, by English title. */
import type { SampleTexts } from './sample-offer.ts';
import { arabicTexts } from './sample-texts.ar.ts';
import { germanTexts } from './sample-texts.de.ts';
import { spanishTexts } from './sample-texts.es.ts';
import { frenchTexts } from './sample-texts.fr.ts';

const texts: Record<string, SampleTexts> = {
  de: germanTexts,
  fr: frenchTexts,
  es: spanishTexts,
  ar: arabicTexts,
};

/** The titles of all offers that have further texts. */
export const translatedTitles = [...new Set(Object.values(texts).flatMap(Object.keys))];

/** What an owner wrote: in their own language where there is such a text, else in English; the others are translations. */
export function textsOf(title: string, description: string, ownerLanguage: string) {
  const known = Object.entries(texts).flatMap(([language, list]) => {
    const text = list[title];
    return text ? [[language, { title: text[0], description: text[1] }] as const] : [];
  });
  const all = new Map([['en', { title, description }], ...known]);
  const text_language = all.has(ownerLanguage) ? ownerLanguage : 'en';
  const original = all.get(text_language) ?? { title, description };
  all.delete(text_language);
  return { ...original, text_language, translations: Object.fromEntries(all) };
}
