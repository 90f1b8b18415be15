/** The texts of the pages for integrators. Other pages do not load them. */
import { use } from 'react';
import { type Locale, preferences, usePreferences } from '#site/shell/preferences.ts';
import type { IntegratorMessages } from './en.integrators.ts';

const catalogues: Record<Locale, () => Promise<{ messages: IntegratorMessages }>> = {
  en: () => import('./en.integrators.ts'),
  ar: () => import('./ar.integrators.ts'),
  de: () => import('./de.integrators.ts'),
  es: () => import('./es.integrators.ts'),
  fr: () => import('./fr.integrators.ts'),
};

const loaded = new Map<Locale, IntegratorMessages>();
const loading = new Map<Locale, Promise<IntegratorMessages>>();

async function load(locale: Locale): Promise<IntegratorMessages> {
  const { messages } = await catalogues[locale]();
  loaded.set(locale, messages);
  return messages;
}

function loadOnce(locale: Locale): Promise<IntegratorMessages> {
  const promise = loading.get(locale) ?? load(locale);
  loading.set(locale, promise);
  return promise;
}

/** A page for integrators awaits this before it renders. */
export const loadIntegratorMessages = (): Promise<IntegratorMessages> => loadOnce(preferences.get().locale);

/** Suspends while the texts of a newly chosen language load. */
export function useIntegratorMessages(): IntegratorMessages {
  const { locale } = usePreferences();
  return loaded.get(locale) ?? use(loadOnce(locale));
}
