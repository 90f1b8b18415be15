import type { Client } from '#core/api/client.ts';
import { type Lease, partnerSession } from '#core/api/partner-session.ts';
import { refreshHint } from './refresh-hint.ts';

/** The part of a token's life after which the next one is asked for. */
const due = 0.8;
const soon = 15_000;

export interface TokenHolder {
  token(): string | null;
  take(lease: Lease, from: Client): void;
  /** There is nothing left to renew. */
  lose(): void;
}

/**
 * On a partner's page a token holds for minutes. This brings the next one before a call that would come too late;
 * nothing runs while nobody calls.
 */
export function createTokenRefresher(holder: TokenHolder) {
  let from: Client | null = null;
  let renewAt = Number.POSITIVE_INFINITY;
  let underWay: Promise<void> | null = null;

  function hold(lease: Lease, client: Client): void {
    from = client;
    renewAt = Date.now() + lease.expiresIn * 1000 * due;
    refreshHint.set(client.baseUrl);
    holder.take(lease, client);
  }

  async function renewNow(client: Client): Promise<void> {
    try {
      const lease = await partnerSession(client).renew(holder.token());
      // Whoever signed out meanwhile stays so.
      if (from !== client) return;
      if (lease) hold(lease, client);
      else holder.lose();
    } catch {
      // The token may hold a little longer, and the next call may find the backend again.
      renewAt = Date.now() + soon;
    }
  }

  function renew(): Promise<void> {
    const client = from;
    if (!client) return Promise.resolve();
    underWay ??= renewNow(client).finally(() => {
      underWay = null;
    });
    return underWay;
  }

  return {
    isHeld: () => from !== null,

    /** Whether somebody has signed in on this page before. */
    isExpected: (client: Client) => refreshHint.isFor(client.baseUrl),

    /** Before a call: nothing to wait for, or the next token. */
    keepUp: (): Promise<void> | null => underWay ?? (from && Date.now() >= renewAt ? renew() : null),

    renew,

    /** A sign-in of an earlier page view; false where it is over. */
    async restore(client: Client): Promise<boolean> {
      const lease = await partnerSession(client).renew(null);
      if (lease) hold(lease, client);
      else refreshHint.clear();
      return lease !== null;
    },

    /** Talks with the backend's window until somebody has signed in there; null where it was closed before. */
    async signIn(client: Client, child: Window | null, signal: AbortSignal): Promise<Lease | null> {
      const { askWindow } = await import('./sign-in-window.ts');
      const proof = await askWindow(client.baseUrl, child, signal);
      if (!proof) return null;
      const lease = await partnerSession(client).trade(proof);
      hold(lease, client);
      return lease;
    },

    end: (client: Client) => partnerSession(client).end(holder.token()),

    drop(): void {
      from = null;
      renewAt = Number.POSITIVE_INFINITY;
      refreshHint.clear();
    },
  };
}
