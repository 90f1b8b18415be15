import { useEffect, useMemo, useState } from 'react';
import { usePreferences } from './preferences.ts';

/** The languages for which there are offers, by their names in the reader's language; none until they are known. */
export function useOfferedLanguages(): { code: string; name: string }[] {
  const { locale } = usePreferences();
  const [codes, setCodes] = useState<string[]>([]);
  useEffect(() => {
    const unmounted = new AbortController();
    fetch('/api/languages', { signal: unmounted.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then((rows: { code: string }[]) => setCodes(rows.map(({ code }) => code)))
      // Unmounted or not reachable: the search then is by words alone.
      .catch(() => undefined);
    return () => unmounted.abort();
  }, []);
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    const { compare } = new Intl.Collator(locale);
    return codes
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((one, other) => compare(one.name, other.name));
  }, [codes, locale]);
}
