import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Client } from '#core/api/client.ts';
import type { Runtime } from '#core/runtime/types.ts';
import type { SessionState } from '#core/session/session-state.ts';
import type { Session } from '#core/session/session-types.ts';

/** What every view of a widget may know about its element and the page. */
export interface WidgetSettings {
  /** The element in the page. */
  host: HTMLElement;
  tag: string;
  runtime: Runtime;
  client: Client;
  /** The session of that client's backend. */
  session: Session;
  demo: '' | 'ready' | 'loading' | 'empty' | 'error';
  partner: string;
  campaign: string;
  /** The host's own id for a booking, where the page's configuration has one. */
  reference: string;
  siteUrl: string;
  flagUrl: string;
  /** Whether the page wants to know what visitors do, and the visitor has agreed. */
  analytics: boolean;
  /** Whether the page belongs to the marketplace: links then stay relative, and a success may navigate. */
  isOwnSite: boolean;
  /** Whether the host page set this property or its attribute: such a link belongs to the host page. */
  isGiven(property: string): boolean;
  /** Dispatches an event from the element; false where the host page prevented its default. */
  emit(name: string, detail: Record<string, unknown>): boolean;
}

export const WidgetContext = createContext<WidgetSettings | null>(null);

/** What the server knew of the session, while the view renders the same as the server did; null at any other time. */
export const RenderedSessionContext = createContext<SessionState | null>(null);

export function useWidget(): WidgetSettings {
  const settings = useContext(WidgetContext);
  if (!settings) throw new Error('useWidget was called outside a widget.');
  return settings;
}

/** A part of the session: `useSession((session) => session.user)`. */
export function useSession<Part>(select: (session: SessionState) => Part): Part {
  const { store } = useWidget().session;
  const rendered = useContext(RenderedSessionContext);
  const read = () => select(rendered ?? store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}
