import type { StoreApi } from 'zustand/vanilla';
import { account } from '#core/api/account.ts';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import type { User } from '#core/domain/user.ts';
import type { TokenRefresher } from './access-token.ts';
import type { PageToken } from './page-token.ts';
import { type SessionState, signedOut } from './session-state.ts';

interface RestoreOptions {
  token: PageToken;
  refresher: TokenRefresher;
  store: StoreApi<SessionState>;
  /** The backend that issued the token, or else the page's. */
  client(): Client;
  begin(token: string, user: User, issuer: Client): void;
  clear(): void;
  onChange(change: 'restored' | 'expired'): void;
}

/** A silent restore reports failures only. */
export type Restore = (options: { isSilent: boolean }) => Promise<void>;

/** Finds out whether the visitor of an earlier page view, or of another tab, is still signed in. */
export function createRestore(options: RestoreOptions): Restore {
  const { token, refresher, store, begin, clear, onChange } = options;

  /** On a partner's page no token is stored: the backend's cookie gives a new one. */
  async function restoreByRefresh(client: Client, isSilent: boolean): Promise<void> {
    store.setState({ status: 'restoring' });
    try {
      const isRestored = await refresher.restore(client);
      if (!isRestored) clear();
      if (!isRestored || !isSilent) onChange(isRestored ? 'restored' : 'expired');
    } catch {
      // The backend cannot be reached, but the sign-in may still be valid: the next page view tries again.
      store.setState(signedOut);
    }
  }

  return async ({ isSilent }) => {
    const client = options.client();
    if (!token.isOwnSite(client) && refresher.mayRestore(client)) return restoreByRefresh(client, isSilent);
    // Storage comes first: another tab may have signed in as another user.
    const found = token.stored(client) ?? token.value();
    if (!found) return store.setState(signedOut);
    token.adopt(found, client);
    store.setState({ status: 'restoring' });
    try {
      const user = await account(client).profile();
      if (token.value() !== found) return;
      begin(found, user, client);
      if (!isSilent) onChange('restored');
    } catch (error) {
      if (token.value() !== found) return;
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) clear();
      // The backend cannot be reached, but the token may still be valid: it stays stored for the next page.
      else store.setState({ ...signedOut, token: token.exposed() });
      onChange('expired');
    }
  };
}
