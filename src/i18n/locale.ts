import { interfaceLanguages, type TextLanguage, textLanguages } from '#core/domain/languages.ts';

type Direction = 'ltr' | 'rtl';

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** A well-formed tag in its canonical form; undefined for anything else. */
export function canonicalLocale(tag: string | null | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    return Intl.getCanonicalLocales(tag.trim())[0];
  } catch {
    return undefined;
  }
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** The language of our texts for this locale: its own where we have it, else English. */
export const textLanguage = (locale: string): TextLanguage =>
  textLanguages.find((language) => language === languageOf(locale)) ?? 'en';

/**
 * The direction of the locale's script, given or likely: Kurdish is written in two. Browsers look that up in a table, which
 * takes as long as rendering several cards, so that the languages of most pages are looked up in ours.
 */
export function directionOf(locale: string): Direction {
  const [, code] = /^([a-z]+)(?:-[A-Z]{2})?$/.exec(locale) ?? [];
  const known = interfaceLanguages.find((language) => language.code === code);
  if (known) return known.direction;
  return rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr';
}
