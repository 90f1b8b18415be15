import { useEffect, useMemo, useState } from 'react';
import { languages } from '#core/api/offers.ts';
import { siteClient } from './core.ts';
import { usePreferences } from './preferences.ts';

/** The answers of this page load, for all who ask for the same. */
const answers = new Map<string, Promise<string[]>>();

/** Codes of the languages on offer; empty where the backend cannot be reached: the search then is by words alone. */
function codesWith(other: string): Promise<string[]> {
  const known = answers.get(other);
  if (known) return known;
  const answer = languages(siteClient())
    .offered({ with: other || undefined })
    .then((rows) => rows.map(({ code }) => code))
    .catch(() => {
      answers.delete(other);
      return [];
    });
  answers.set(other, answer);
  return answer;
}

/**
 * The languages for which there are offers, by their names in the reader's language; none until they are known. With
 * another language, those for which there are offers together with it, and `chosen` itself.
 */
export function useOfferedLanguages(other = '', chosen = ''): { code: string; name: string }[] {
  const { locale } = usePreferences();
  const [codes, setCodes] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void codesWith(other).then((found) => isCurrent && setCodes(found));
    return () => {
      isCurrent = false;
    };
  }, [other]);
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    const { compare } = new Intl.Collator(locale);
    return [...new Set(chosen ? [...codes, chosen] : codes)]
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => compare(one.name, other.name));
  }, [codes, chosen, locale]);
}
