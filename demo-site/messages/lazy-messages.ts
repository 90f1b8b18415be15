/** Texts of the site in the visitor's language. Unlike those of widgets, English is loaded like every other language. */
import { use } from 'react';
import { type Locale, preferences, usePreferences } from '#site/shell/preferences.ts';

export function lazyMessages<Messages>(read: (locale: Locale) => Promise<Messages>) {
  const loaded = new Map<Locale, Messages>();
  const loading = new Map<Locale, Promise<Messages>>();

  async function load(locale: Locale): Promise<Messages> {
    const messages = await read(locale);
    loaded.set(locale, messages);
    return messages;
  }

  function loadOnce(locale: Locale): Promise<Messages> {
    const promise = loading.get(locale) ?? load(locale);
    loading.set(locale, promise);
    return promise;
  }

  return {
    /** A page awaits this before it renders. */
    load: (locale = preferences.get().locale): Promise<Messages> => loadOnce(locale),
    /** Suspends while the texts of a newly chosen language load. */
    useMessages(): Messages {
      const { locale } = usePreferences();
      return loaded.get(locale) ?? use(loadOnce(locale));
    },
  };
}
