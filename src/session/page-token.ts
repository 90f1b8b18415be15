import type { Client } from '#core/api/client.ts';
import { browserTokenStore } from './token-store.ts';

/**
 * The session's token on one page. It lives in this closure. Where the page belongs to the backend that issued it, the
 * browser stores it too, for other pages and tabs.
 */
export interface PageToken {
  value(): string | null;
  /** The backend that issued the token. The token is sent to no other, whatever backend the page configures later. */
  issuer(): Client | null;
  /** The token as the page's scripts may see it: null on a page of another site. */
  exposed(): string | null;
  /** Takes a new token, or none, and stores that where it may. */
  replace(token: string | null, issuer: Client): void;
  /** Takes a token that is stored already. */
  adopt(token: string, issuer: Client): void;
  /** Removes the token from this page and from storage. */
  clear(client: Client): void;
  /** Removes the token from this page alone: another tab has changed what is stored. */
  forget(): void;
  /** Whether the page is one of this backend's own. */
  isOwnSite(client: Client): boolean;
  /** What the browser has stored for pages of this backend. */
  stored(client: Client): string | null;
  /** Whether another page has changed the stored token since this page wrote it. */
  isOutdated(): boolean;
  /** The token for calls to this backend; null for any but the issuer. */
  forBackend(apiUrl: string): string | null;
}

export interface PageTokenOptions {
  /** Name of the cookie and the storage entry. */
  storageKey(): string;
  /** Whether the page's origin is that backend's. Only there the token may be stored where scripts can read it. */
  isOwnSite(apiUrl: string): boolean;
}

const isSameOrigin = (one: string, other: string): boolean => new URL(one).origin === new URL(other).origin;

export function createPageToken({ storageKey, isOwnSite }: PageTokenOptions): PageToken {
  let value: string | null = null;
  let issuer: Client | null = null;
  /** Whether storage holds what this page wrote; some browsers block it. */
  let isStored = false;
  const store = () => browserTokenStore(storageKey());
  const isOwn = (client: Client) => isOwnSite(client.baseUrl);

  function replace(token: string | null, from: Client): void {
    value = token;
    issuer = from;
    isStored = false;
    if (!isOwn(from)) return;
    if (token) store().write(token);
    else store().clear();
    isStored = store().read() === token;
  }

  return {
    value: () => value,
    issuer: () => issuer,
    exposed: () => (issuer && isOwn(issuer) ? value : null),
    replace,
    adopt(token, from) {
      value = token;
      issuer = from;
    },
    clear(client) {
      replace(null, client);
      issuer = null;
    },
    forget() {
      value = null;
    },
    isOwnSite: isOwn,
    stored: (client) => (isOwn(client) ? store().read() : null),
    isOutdated: () => isStored && store().read() !== value,
    forBackend: (apiUrl) => (issuer && isSameOrigin(issuer.baseUrl, apiUrl) ? value : null),
  };
}
