/**
 * The visitor's language and colour scheme for the site. Once the visitor chooses, a cookie keeps them, so that the server
 * renders the page in them.
 */
import { useContext, useSyncExternalStore } from 'react';
import { interfaceLanguages } from '#core/domain/languages.ts';
import { directionOf } from '#core/i18n/locale.ts';
import { type Locale, type Preferences, type Theme, themes, VisitorContext } from './visitor.ts';

export { type Locale, type Preferences, themes } from './visitor.ts';

/** Read by `backend/features/site/page-visitor.ts`, too. */
const cookieName = 'dragoman-preferences';
const oneYear = 365 * 24 * 3600;
const listeners = new Set<() => void>();

const isLocale = (value: unknown): value is Locale => interfaceLanguages.some(({ code }) => code === value);
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
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${cookieName}=`));
    const values = new URLSearchParams(pair?.slice(cookieName.length + 1));
    const [locale, theme] = [values.get('locale'), values.get('theme')];
    return { ...(isLocale(locale) && { locale }), ...(isTheme(theme) && { theme }) };
  } catch {
    // Cookies are blocked: the browser's preferences apply.
    return {};
  }
}

function writeChosen(): void {
  const values = new URLSearchParams(Object.entries(stored));
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere.
    document.cookie = `${cookieName}=${values}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
  } catch {
    // Cookies are blocked: the choice applies until the visitor leaves the page.
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

// A server renders for many visitors: there the context says for whom.
const isBrowser = typeof document !== 'undefined';
let stored: Partial<Preferences> = isBrowser ? readChosen() : {};
let chosen: Partial<Preferences> = isBrowser ? { ...stored, ...localeInAddress() } : {};
let current: Preferences = isBrowser ? effective() : { locale: 'en', theme: 'auto' };

function apply(): void {
  const page = document.documentElement;
  const { locale, theme } = current;
  // Only on a change: writing an equal value makes browsers compute all styles of the page again.
  if (page.lang !== locale) page.lang = locale;
  const direction = directionOf(locale);
  if (page.dir !== direction) page.dir = direction;
  if (page.dataset.theme !== theme) page.dataset.theme = theme;
}

export const preferences = {
  get: (): Preferences => current,
  choose(choice: Partial<Preferences>): void {
    chosen = { ...chosen, ...choice };
    stored = { ...stored, ...choice };
    if (choice.locale) writeLocaleIntoAddress(choice.locale);
    writeChosen();
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

export function usePreferences(): Preferences {
  const visitor = useContext(VisitorContext);
  return useSyncExternalStore(
    preferences.subscribe,
    preferences.get,
    () => visitor?.preferences ?? preferences.get(),
  );
}

if (isBrowser) apply();
