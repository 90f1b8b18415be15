/** How this person wants the site: its language and its colours. Kept on the device; nothing is kept until chosen. */
import { useSyncExternalStore } from 'react';

export const locales = ['en', 'de', 'fr', 'es', 'ar'] as const;
export type Locale = (typeof locales)[number];

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Preferences {
  locale: Locale;
  theme: Theme;
}

const storageKey = 'dragoman.preferences';
const directions: Record<Locale, 'ltr' | 'rtl'> = { en: 'ltr', de: 'ltr', fr: 'ltr', es: 'ltr', ar: 'rtl' };
const listeners = new Set<() => void>();

const isLocale = (word: unknown): word is Locale => locales.some((locale) => locale === word);
const isTheme = (word: unknown): word is Theme => themes.some((theme) => theme === word);

function browserLocale(): Locale {
  for (const tag of navigator.languages) {
    const [language] = tag.toLowerCase().split('-');
    if (isLocale(language)) return language;
  }
  return 'en';
}

function readChosen(): Partial<Preferences> {
  try {
    const chosen: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    const { locale, theme } = (chosen ?? {}) as Record<string, unknown>;
    return { ...(isLocale(locale) && { locale }), ...(isTheme(theme) && { theme }) };
  } catch {
    // Blocked or not ours: the browser's wishes hold.
    return {};
  }
}

const effective = (): Preferences => ({ locale: browserLocale(), theme: 'auto', ...chosen });

let chosen = readChosen();
let current = effective();

function apply(): void {
  const page = document.documentElement;
  page.lang = current.locale;
  page.dir = directions[current.locale];
  page.dataset.theme = current.theme;
}

export const preferences = {
  get: (): Preferences => current,
  choose(choice: Partial<Preferences>): void {
    chosen = { ...chosen, ...choice };
    try {
      localStorage.setItem(storageKey, JSON.stringify(chosen));
    } catch {
      // Full or blocked: the choice holds until the page is left.
    }
    current = effective();
    apply();
    for (const listener of listeners) listener();
  },
  /** For this page view alone: nothing is kept. */
  follow(wish: Partial<Preferences>): void {
    chosen = { ...chosen, ...wish };
    current = effective();
    apply();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.get);

apply();
