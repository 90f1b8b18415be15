import type { Client } from '#core/api/client.ts';
import { type AccessGrant, partnerSession } from '#core/api/partner-session.ts';
import { refreshHint } from './refresh-hint.ts';

/** The share of a token's life after which the next call refreshes it first. */
const refreshAfter = 0.8;
/** How soon after a failed refresh the next one may be tried, in milliseconds. */
const retryDelay = 15_000;

export interface TokenHolder {
  token(): string | null;
  accept(grant: AccessGrant, issuer: Client): void;
  /** The backend refreshes this sign-in no longer. */
  expire(): void;
}

/**
 * Access tokens on a partner's page, which are valid for minutes. The token is refreshed before a call for which it
 * would be too old. There is no timer: a page that makes no calls refreshes nothing.
 */
export function createTokenRefresher(holder: TokenHolder) {
  let issuer: Client | null = null;
  let refreshAt = Number.POSITIVE_INFINITY;
  let underWay: Promise<void> | null = null;

  function accept(grant: AccessGrant, client: Client): void {
    issuer = client;
    refreshAt = Date.now() + grant.expiresIn * 1000 * refreshAfter;
    refreshHint.set(client.baseUrl);
    holder.accept(grant, client);
  }

  async function callForRefresh(client: Client): Promise<void> {
    try {
      const grant = await partnerSession(client).refresh(holder.token());
      // A visitor who has signed out meanwhile stays signed out.
      if (issuer !== client) return;
      if (grant) accept(grant, client);
      else holder.expire();
    } catch {
      // The token may still be valid, and the next call may reach the backend again.
      refreshAt = Date.now() + retryDelay;
    }
  }

  /** Single-flight: all callers wait for the same refresh. */
  function refresh(): Promise<void> {
    const client = issuer;
    if (!client) return Promise.resolve();
    underWay ??= callForRefresh(client).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    isActive: () => issuer !== null,

    /** Whether a visitor has signed in on this site before. */
    mayRestore: (client: Client) => refreshHint.isFor(client.baseUrl),

    /** Null where the token is fresh enough to be sent at once. */
    refreshIfDue: (): Promise<void> | null =>
      underWay ?? (issuer && Date.now() >= refreshAt ? refresh() : null),

    refresh,

    /** Restores the sign-in of an earlier page view; answers false where it has ended. */
    async restore(client: Client): Promise<boolean> {
      const grant = await partnerSession(client).refresh(null);
      if (grant) accept(grant, client);
      else refreshHint.clear();
      return grant !== null;
    },

    /** Waits until the visitor has signed in in the backend's window; null where that was closed before. */
    async signIn(client: Client, child: Window | null, signal: AbortSignal): Promise<AccessGrant | null> {
      const { requestCode } = await import('./sign-in-window.ts');
      const proof = await requestCode(client.baseUrl, child, signal);
      if (!proof) return null;
      const grant = await partnerSession(client).exchangeCode(proof);
      accept(grant, client);
      return grant;
    },

    revoke: (client: Client) => partnerSession(client).revoke(holder.token()),

    discard(): void {
      issuer = null;
      refreshAt = Number.POSITIVE_INFINITY;
      refreshHint.clear();
    },
  };
}

export type TokenRefresher = ReturnType<typeof createTokenRefresher>;
