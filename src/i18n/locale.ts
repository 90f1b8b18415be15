/** The interface languages we have texts in; numbers, dates and language names follow any BCP 47 tag. */
export const textLanguages = ['en', 'de', 'fr', 'es', 'ar'] as const;

export type TextLanguage = (typeof textLanguages)[number];

export type Direction = 'ltr' | 'rtl';

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ku', 'ks']);

/** A well-formed tag in canonical spelling, or undefined for anything else. */
export function canonicalLocale(tag: string | null | undefined): string | undefined {
  if (!tag) return undefined;
  try {
    return Intl.getCanonicalLocales(tag.trim())[0];
  } catch {
    return undefined;
  }
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** The language our texts are shown in for this locale: its own where we have it, else English. */
export const textLanguage = (locale: string): TextLanguage =>
  textLanguages.find((language) => language === languageOf(locale)) ?? 'en';

export const directionOf = (locale: string): Direction =>
  rightToLeft.has(languageOf(locale)) ? 'rtl' : 'ltr';
