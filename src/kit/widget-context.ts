import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Client } from '#core/api/client.ts';
import type { Runtime } from '#core/runtime/runtime.ts';
import type { SessionState } from '#core/session/session-state.ts';

/** What every part of a widget may know about the element it lives in. */
export interface WidgetSettings {
  /** The element in the page. */
  host: HTMLElement;
  tag: string;
  runtime: Runtime;
  client: Client;
  demo: '' | 'ready' | 'loading' | 'empty' | 'error';
  partner: string;
  campaign: string;
  siteUrl: string;
  flagUrl: string;
  /** Whether the page is the marketplace's own: links then stay as they are and success may navigate. */
  isOwnSite: boolean;
  /** Whether the page set this property or its attribute, so that a link is the page's and not the marketplace's. */
  isGiven(property: string): boolean;
  /** Dispatches an event from the element; false when the host page prevented what would have followed. */
  emit(name: string, detail: Record<string, unknown>): boolean;
}

export const WidgetContext = createContext<WidgetSettings | null>(null);

export function useWidget(): WidgetSettings {
  const settings = useContext(WidgetContext);
  if (!settings) throw new Error('This can only be used inside a widget.');
  return settings;
}

/** The page's session, or a part of it: `useSession((session) => session.user)`. */
export function useSession<Part>(select: (session: SessionState) => Part): Part {
  const { store } = useWidget().runtime.session;
  const read = () => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
