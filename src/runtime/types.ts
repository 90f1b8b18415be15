/** The types of the page-wide objects, apart from their making so that the page's globals can name them. */
import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '#core/api/client.ts';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import type { Live } from '#core/live/live.ts';
import type { Session } from '#core/session/session.ts';
import type { Notices } from './notices.ts';

export type PageSettingName =
  | 'apiUrl'
  | 'siteUrl'
  | 'partner'
  | 'campaign'
  | 'locale'
  | 'storageKey'
  | 'flagUrl';

export type PageSettings = Partial<Record<PageSettingName, string>>;

/** What applies to the whole page unless an element says otherwise. */
export interface PageConfig {
  /** Absolute, without a slash at its end. */
  apiUrl: string;
  /** Where links lead that the page left at their defaults. */
  siteUrl: string;
  partner: string;
  campaign: string;
  /** Empty where the page names none: each element then uses the nearest `lang`. */
  locale: string;
  /** Empty: nothing is stored, and the session ends with the page. */
  storageKey: string;
  /** Address of a flag image with `{code}` in it; empty for the backend's own. */
  flagUrl: string;
  messages: MessageOverrides;
}

export type Configuration = PageSettings & { messages?: MessageOverrides };

export interface ConfigStore extends Pick<StoreApi<PageConfig>, 'getState' | 'subscribe'> {
  configure(configuration: Configuration): void;
  /** An element names its backend. It becomes the page's where the page itself names none. */
  learnApiUrl(apiUrl: string): void;
}

/** The page's style sheets, adopted by every shadow root; copies of the library write each rule once. */
export interface SharedStyles {
  /** The sheets for shadow roots of a document; none for a document without a window, which can have none. */
  sheetsFor(document: Document): CSSStyleSheet[];
  /** Appends the rules that are not there yet. */
  add(rules: readonly string[]): void;
}

export type SessionChange = 'restored' | 'expired' | 'signed-out';

/** Shows a change of the session to the visitor; the words depend on the locale of the listener. */
export type SessionChangeListener = (change: SessionChange) => void;

/**
 * The one page-wide object, however many copies of the library are on the page: the first copy makes it, the others use
 * it. The session's token is never in it, where scripts of the page could read it.
 */
export interface Runtime {
  readonly version: string;
  readonly config: ConfigStore;
  readonly session: Session;
  readonly notices: Notices;
  readonly styles: SharedStyles;
  /** Answers by key, shared by all request caches on the page. */
  readonly cache: Map<string, unknown>;
  /** Event streams by the address of their backend. The first listener makes one, so that others need not load its code. */
  readonly live: Map<string, Live>;
  /** The client of a backend. Equal reads at the same time are one call. */
  client(apiUrl: string): Client;
  /** Whether pages of this origin belong to that backend (the marketplace's own site). */
  isOwnSite(apiUrl: string): boolean;
  /** The first listener shows the session's changes for the whole page, also those from before. */
  onSessionChange(listener: SessionChangeListener): void;
  /** Counts a widget: the runtime listens to other tabs while there is any. Returns how to count it out. */
  enter(): () => void;
}
