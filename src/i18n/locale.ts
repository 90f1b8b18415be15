/** The interface languages we have texts in; numbers, dates and language names follow any BCP 47 tag. */
export const textLanguages = ['en', 'de', 'fr', 'es', 'ar'] as const;

export type TextLanguage = (typeof textLanguages)[number];

export type Direction = 'ltr' | 'rtl';

const rightToLeft = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** Our left-to-right languages, wherever they are spoken. */
const plainlyLeftToRight = /^(en|de|fr|es)(-[A-Z]{2})?$/;

/** A well-formed tag in canonical spelling, or undefined for anything else. */
export function canonicalLocale(tag: string | null | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    return Intl.getCanonicalLocales(tag.trim())[0];
  } catch {
    return undefined;
  }
}

/** Whether two tags mean the same language as it is written in the same place: `en` is that of `en-US`. */
export const isSameLocale = (one: string, other: string): boolean =>
  one === other || likely(one) === likely(other);

const likely = (locale: string): string => new Intl.Locale(locale).maximize().toString();

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** The language our texts are shown in for this locale: its own where we have it, else English. */
export const textLanguage = (locale: string): TextLanguage =>
  textLanguages.find((language) => language === languageOf(locale)) ?? 'en';

/**
 * By the script the locale is written in, named or likely: Kurdish is written in two. Browsers read a table for that,
 * which takes as long as drawing several cards; what most pages are in needs none.
 */
export const directionOf = (locale: string): Direction =>
  !plainlyLeftToRight.test(locale) && rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '')
    ? 'rtl'
    : 'ltr';
