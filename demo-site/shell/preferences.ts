/** The visitor's language and colour scheme for the site. Stored in the browser once the visitor chooses. */
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

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

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
    // Storage is blocked, or the value is invalid: the browser's preferences apply.
    return {};
  }
}

const effective = (): Preferences => ({ locale: browserLocale(), theme: 'auto', ...chosen });

/** A language named in the address, as search engines list it, wins over the stored one for this page view. */
function localeInAddress(): Partial<Preferences> {
  const locale = new URLSearchParams(location.search).get('lang');
  return isLocale(locale) ? { locale } : {};
}

/** Afterwards the address must not name the former language, which would win again when the page is reloaded. */
function writeLocaleIntoAddress(locale: Locale): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.set('lang', locale);
  history.replaceState(history.state, '', address);
}

let stored = readChosen();
let chosen: Partial<Preferences> = { ...stored, ...localeInAddress() };
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
    stored = { ...stored, ...choice };
    if (choice.locale) writeLocaleIntoAddress(choice.locale);
    try {
      localStorage.setItem(storageKey, JSON.stringify(stored));
    } catch {
      // Storage is full or blocked: the choice applies until the visitor leaves the page.
    }
    current = effective();
    apply();
    for (const listener of listeners) listener();
  },
  /** Applies to this page view only; nothing is stored. */
  override(choice: Partial<Preferences>): void {
    chosen = { ...chosen, ...choice };
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
