/** What the server knew of a visitor when it rendered the page. The browser hydrates the page from the same. */
import { createContext } from 'react';
import type { Preferences } from './preferences.ts';

export interface Visitor {
  preferences: Preferences;
  /** Whether a session is stored, which the browser then restores. */
  isReturning: boolean;
}

/** Read only while a page is rendered on the server or hydrated; null where the browser rendered it. */
export const VisitorContext = createContext<Visitor | null>(null);
