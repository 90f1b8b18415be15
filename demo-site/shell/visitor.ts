/** What the server knew of a visitor when it rendered the page. The browser hydrates the page from the same. */
import { createContext, useContext } from 'react';
import type { TextLanguage } from '#core/domain/languages.ts';

export type Locale = TextLanguage;

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Preferences {
  locale: Locale;
  theme: Theme;
}

export interface Visitor {
  preferences: Preferences;
  /** Whether a session is stored, which the browser then restores. */
  isReturning: boolean;
  /** The site's: `https://dragoman.example`. */
  origin: string;
}

/** Read only while a page is rendered on the server or hydrated; null where the browser rendered it. */
export const VisitorContext = createContext<Visitor | null>(null);

/** Told by each page on a server, for the head. */
export const TitleContext = createContext<((title: string) => void) | null>(null);

export const useOrigin = (): string => useContext(VisitorContext)?.origin ?? location.origin;
