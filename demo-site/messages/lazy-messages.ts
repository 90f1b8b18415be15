/** Texts of some pages, which other pages do not load. */
import { use } from 'react';
import { type Locale, preferences, usePreferences } from '#site/shell/preferences.ts';

type Catalogues<Messages> = Record<Locale, () => Promise<{ messages: Messages }>>;

export function lazyMessages<Messages>(catalogues: Catalogues<Messages>) {
  const loaded = new Map<Locale, Messages>();
  const loading = new Map<Locale, Promise<Messages>>();

  async function load(locale: Locale): Promise<Messages> {
    const { messages } = await catalogues[locale]();
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
    load: (): Promise<Messages> => loadOnce(preferences.get().locale),
    /** Suspends while the texts of a newly chosen language load. */
    useMessages(): Messages {
      const { locale } = usePreferences();
      return loaded.get(locale) ?? use(loadOnce(locale));
    },
  };
}
