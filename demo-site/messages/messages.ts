/** The texts of the site in every language. The widgets have their own texts. */
import { type Locale, usePreferences } from '#site/shell/preferences.ts';
import type { Messages } from './en.ts';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  ar: () => import('./ar.ts'),
};

const loaded = new Map<Locale, Messages>();

export async function loadMessages(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const { messages } = await catalogues[locale]();
  loaded.set(locale, messages);
}

/** The texts in the current language. They are loaded before the language changes. */
export function useMessages(): Messages {
  const { locale } = usePreferences();
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`The texts in ${locale} were not loaded before they were asked for.`);
  return messages;
}
