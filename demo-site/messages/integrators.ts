/** The texts of the pages for integrators. Other pages do not load them. */
import { lazyMessages } from './lazy-messages.ts';

export const { load: loadIntegratorMessages, useMessages: useIntegratorMessages } = lazyMessages({
  en: () => import('./en.integrators.ts'),
  ar: () => import('./ar.integrators.ts'),
  de: () => import('./de.integrators.ts'),
  es: () => import('./es.integrators.ts'),
  fr: () => import('./fr.integrators.ts'),
});
