import { usePreferences } from '#site/shell/preferences.ts';

/** A time in the visitor's language and time zone. */
export function useMoment(): (iso: string) => string {
  const { locale } = usePreferences();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (iso) => format.format(new Date(iso));
}
