/** The types of the page-wide objects, in a file of their own so that page-globals.ts can name them without an import cycle. */
import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '#core/api/client.ts';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import type { Live } from '#core/live/live.ts';
import type { Session, SessionChange } from '#core/session/session-types.ts';
import type { Notices } from './notices.ts';
import type { PageSettingName } from './setting-names.ts';

export type PageSettings = Partial<Record<PageSettingName, string>>;

/** What applies to the whole page unless an element says otherwise. */
export interface PageConfig {
  /** Absolute, without a slash at its end. */
  apiUrl: string;
  /** The site that the widgets' links lead to unless the page sets them. */
  siteUrl: string;
  partner: string;
  campaign: string;
  /** The page's own id for what its visitor books. */
  reference: string;
  /** Empty where the page names none: each element then uses the nearest `lang`. */
  locale: string;
  /** Empty: nothing is stored, and the session ends with the page. */
  storageKey: string;
  /** Address of a flag image with `{code}` in it; empty for the backend's own. */
  flagUrl: string;
  /** Where `theme="auto"` reads the page's colour scheme; empty for its style sheets. */
  themeFrom: string;
  /** `data-layer` where the page measures what visitors do. */
  analytics: string;
  /** `granted` or `denied`; empty until the visitor has said. */
  consent: string;
  messages: MessageOverrides;
}

export type Configuration = PageSettings & { messages?: MessageOverrides };

export interface ConfigStore extends Pick<StoreApi<PageConfig>, 'getState' | 'subscribe'> {
  configure(configuration: Configuration): void;
}

/** The page's style sheets, adopted by every shadow root; copies of the library write each rule once. */
export interface SharedStyles {
  /** The sheet for shadow roots of a document; none for a document without a window, which can have none. */
  sheetFor(document: Document): CSSStyleSheet | undefined;
  /** Adds the rules that are missing. */
  add(rules: readonly string[]): void;
}

/** Shows a change of the session to the visitor, in the listener's locale. */
export type SessionChangeListener = (change: SessionChange) => void;

/**
 * The page-wide object that all copies of the library on a page share: the first copy creates it. The session's token is
 * not part of it, because scripts of the page could read it there.
 */
export interface Runtime {
  readonly version: string;
  readonly config: ConfigStore;
  /** The session of the backend that the page configures. */
  readonly session: Session;
  readonly notices: Notices;
  readonly styles: SharedStyles;
  /** The session of an element's backend: the page's session, unless the element names a backend of another origin. */
  sessionOf(apiUrl: string): Session;
  /** Answers by key, shared by all request caches on the page. */
  readonly cache: Map<string, unknown>;
  /** Calls the listener with a user's id when that user's session is over, before the answers with that id in their key go. */
  onUserLeft(listener: (userId: string) => void): void;
  /** Event streams by the backend's address. The first subscriber opens one: a page without any never loads the code. */
  readonly live: Map<string, Live>;
  /** The client of a backend. Equal reads at the same time share one call (single-flight). */
  client(apiUrl: string): Client;
  /** Whether pages of this origin belong to that backend (the marketplace's own site). */
  isOwnSite(apiUrl: string): boolean;
  /** Only the first listener is called: it shows all changes of the session for the page, also earlier ones. */
  onSessionChange(listener: SessionChangeListener): void;
  /** Registers a widget: the runtime listens to other tabs while there is any. The returned function removes it. */
  enter(): () => void;
}
