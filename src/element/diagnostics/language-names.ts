/** Finds the codes of languages that a page has written by their names, in one of the languages of our texts. */
import { isLanguageCode, languageCodes } from '#core/domain/language.ts';
import { textLanguages } from '#core/domain/languages.ts';

/** The lower-case names of all languages, in several languages and in their own, with their codes. */
let codesByName: Map<string, string> | undefined;

function readNames(): Map<string, string> {
  const found = new Map<string, string>();
  const add = (locale: string, codes: readonly string[]) => {
    const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    for (const code of codes) {
      const name = names.of(code)?.toLowerCase();
      if (name && !found.has(name)) found.set(name, code);
    }
  };
  for (const locale of textLanguages) add(locale, languageCodes);
  for (const code of languageCodes) add(code, [code]);
  return found;
}

/** The words of a list with codes in place of names; null where one of them is like no language. */
export function codesMeant(
  text: string,
  closest: (given: string, candidates: readonly string[]) => string | undefined,
): string | null {
  codesByName ??= readNames();
  const names = codesByName;
  const codes = text.split(',').map((word) => {
    const given = word.trim().toLowerCase();
    const [base = ''] = given.split('-');
    if (isLanguageCode(base)) return base;
    return names.get(given) ?? names.get(closest(given, [...names.keys()]) ?? '');
  });
  return codes.every((code) => code !== undefined) ? codes.join(',') : null;
}
