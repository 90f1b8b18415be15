/** The texts of the pages for partners. Other pages do not load them. */
import { lazyMessages } from './lazy-messages.ts';

export const { load: loadPartnerMessages, useMessages: usePartnerMessages } = lazyMessages({
  en: () => import('./en.partners.ts'),
  ar: () => import('./ar.partners.ts'),
  de: () => import('./de.partners.ts'),
  es: () => import('./es.partners.ts'),
  fr: () => import('./fr.partners.ts'),
});
