/** The languages to choose from, and the search in them. */
import { useMemo } from 'react';
import { languageCodes, languages } from '#core/domain/language.ts';
import { useFormat, useLocale } from '#core/i18n/context.ts';

export interface LanguageOption {
  code: string;
  /** In the reader's language. */
  name: string;
  /** As in the spec's table; several names are separated by semicolons. */
  english: string;
}

/** All languages by their names in the reader's language, in its alphabetical order. */
export function useLanguageOptions(): readonly LanguageOption[] {
  const { locale } = useLocale();
  const format = useFormat();
  return useMemo(() => {
    const named = languageCodes.map((code) => ({
      code,
      english: languages[code],
      name: nameIn(locale, code, format.language(code)),
    }));
    return inOrder(locale, named);
  }, [locale, format]);
}

/**
 * Sorting them is the longest part of rendering a list of languages: lists with the same names share one order. The names
 * themselves may come from the server that has rendered a list, and then differ from the browser's.
 */
function inOrder(locale: string, named: LanguageOption[]): readonly LanguageOption[] {
  const key = [locale, ...named.map(({ name }) => name)].join();
  const known = orders.get(key);
  if (known) return known;
  const { compare } = new Intl.Collator(locale);
  const order = named.sort((one, other) => compare(one.name, other.name));
  orders.set(key, order);
  return order;
}

const orders = new Map<string, readonly LanguageOption[]>();

/** English uses the spec's names; other locales do so where the browser knows only the code. */
const nameIn = (locale: string, code: keyof typeof languages, name: string): string =>
  /^en\b/.test(locale) || name === code ? (languages[code].split(';')[0] ?? code) : name;

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim();

/** How well a typed text matches a language: 0 exactly, higher is worse, undefined not at all. */
function distance(typed: string, { code, name, english }: LanguageOption): number | undefined {
  const names = [name, ...english.split(';')].map(plain);
  if (typed === code) return 0;
  if (names.includes(typed)) return 0;
  if (names.some((word) => word.startsWith(typed))) return 1;
  if (names.some((word) => word.includes(typed))) return 2;
  return undefined;
}

/** The languages that match a typed text, best first; all of them for no text. */
export function matchLanguages(options: readonly LanguageOption[], text: string): LanguageOption[] {
  const typed = plain(text);
  if (!typed) return [...options];
  return options
    .map((option) => ({ option, away: distance(typed, option) }))
    .filter((match): match is { option: LanguageOption; away: number } => match.away !== undefined)
    .sort((one, other) => one.away - other.away)
    .map((match) => match.option);
}
