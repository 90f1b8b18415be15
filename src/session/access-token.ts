import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { type AccessGrant, partnerSession } from '#core/api/session.ts';
import { refreshHint } from './refresh-hint.ts';
import type { Announce, SignInReason } from './session-events.ts';
import type { ByWidget } from './session-types.ts';

/** The share of a token's life after which the next call refreshes it first. */
const refreshAfter = 0.8;
/** How soon after a failed refresh the next one may be tried, in milliseconds, unless the backend asks for more. */
const retryDelay = 15_000;

interface TokenHolder {
  /** Empty for the page's session; part of the names under which another one stores something. */
  name: string;
  token(): string | null;
  /** Resolves to false where the visitor has signed out meanwhile. */
  accept(grant: AccessGrant, issuer: Client, reason: SignInReason, announce?: Announce): Promise<boolean>;
  /** The backend refreshes this sign-in no longer. */
  expire(): void;
}

/**
 * Access tokens on a partner's page, which are valid for minutes. The token is refreshed before a call for which it
 * would be too old. There is no timer: a page that makes no calls refreshes nothing.
 */
export function createTokenRefresher(holder: TokenHolder) {
  const hint = refreshHint(holder.name);
  let issuer: Client | null = null;
  let refreshAt = Number.POSITIVE_INFINITY;
  let expiresAt = Number.POSITIVE_INFINITY;
  let underWay: Promise<void> | null = null;

  function accept(
    grant: AccessGrant,
    client: Client,
    reason: SignInReason,
    announce?: Announce,
  ): Promise<boolean> {
    issuer = client;
    const life = grant.expiresIn * 1000;
    expiresAt = Date.now() + life;
    refreshAt = Date.now() + life * refreshAfter;
    hint.set(client.baseUrl);
    return holder.accept(grant, client, reason, announce);
  }

  async function callForRefresh(client: Client): Promise<void> {
    try {
      const grant = await partnerSession(client).refresh(holder.token());
      // A visitor who has signed out meanwhile stays signed out.
      if (issuer !== client) return;
      if (grant) await accept(grant, client, 'restore');
      else holder.expire();
    } catch (error) {
      // The next call may reach the backend again. Until the token expires, calls are made with it.
      const pause = error instanceof ApiError ? error.retryAfter : 0;
      refreshAt = Math.min(Date.now() + Math.max(retryDelay, pause), expiresAt);
      if (Date.now() >= expiresAt) throw error;
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
    mayRestore: (client: Client) => hint.isFor(client.baseUrl),

    /** Null where the token is fresh enough to be sent at once. */
    refreshIfDue: (): Promise<void> | null =>
      underWay ?? (issuer && Date.now() >= refreshAt ? refresh() : null),

    refresh,

    /** Reads a new token by the sign-in of an earlier page view; null where that has ended. */
    renew: (client: Client) => partnerSession(client).refresh(null),

    accept,

    /** Waits until the visitor has signed in in the backend's window; null where that was closed before. */
    async signIn(
      client: Client,
      child: Window | null,
      signal: AbortSignal,
      { announce, prefill }: Pick<ByWidget, 'announce' | 'prefill'> = {},
    ): Promise<AccessGrant | null> {
      const { requestCode } = await import('./sign-in-window.ts');
      const proof = await requestCode(client.baseUrl, child, signal, prefill);
      if (!proof) return null;
      const grant = await partnerSession(client).exchangeCode(proof);
      await accept(grant, client, 'window', announce);
      return grant;
    },

    revoke: (client: Client) => partnerSession(client).revoke(holder.token()),

    discard(): void {
      issuer = null;
      refreshAt = Number.POSITIVE_INFINITY;
      hint.clear();
    },
  };
}

export type TokenRefresher = ReturnType<typeof createTokenRefresher>;
