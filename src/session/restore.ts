import type { StoreApi } from 'zustand/vanilla';
import { ApiError, backoff } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { account, type SignedInUser } from '#core/api/session.ts';
import type { TokenRefresher } from './access-token.ts';
import { isFirstRestore } from './first-restore.ts';
import type { PageToken } from './page-token.ts';
import type { SessionEvents } from './session-events.ts';
import { type SessionState, signedOut } from './session-state.ts';

/** Whose sign-in it is: that of an earlier page view, or of another tab. Of the latter the visitor knows. */
type Origin = 'restore' | 'other-tab';

interface RestoreOptions {
  token: PageToken;
  refresher: TokenRefresher;
  store: StoreApi<SessionState>;
  /** The backend that issued the token, or else the page's. */
  client(): Client;
  events: SessionEvents;
  begin(token: string, user: SignedInUser, issuer: Client, reason: Origin): Promise<boolean>;
  clear(): void;
  onChange(change: 'restored' | 'expired'): void;
}

export interface Restore {
  /** Looks for a session. Of another tab's it reports the end only. */
  start(origin: Origin): Promise<void>;
  /** Tries again at once where the backend did not answer; single-flight. */
  retry(): Promise<void>;
  /** Makes no further attempt by itself, until `start` or `retry`. */
  pause(): void;
  /** Ignores the result of the attempt under way: the session has changed. */
  cancel(): void;
}

/** Continues the session that was found, unless the visitor has signed out meanwhile; null where it has ended. */
type Continue = (() => Promise<boolean>) | null;

/** Finds out whether the visitor of an earlier page view, or of another tab, is still signed in. */
export function createRestore(options: RestoreOptions): Restore {
  const { token, refresher, store, events, begin, clear, onChange } = options;
  let current: Promise<void> | null = null;
  let origin: Origin = 'restore';
  let failures = 0;
  let pause: () => void = () => undefined;

  /** What is to be checked; null where no session is stored. */
  function find(client: Client): (() => Promise<Continue>) | null {
    // On a partner's page no token is stored: the backend's cookie gives a new one.
    if (!token.isOwnSite(client) && refresher.mayRestore(client)) {
      return async () => {
        const grant = await refresher.renew(client);
        return grant && (() => refresher.accept(grant, client, origin));
      };
    }
    // Storage comes first: another tab may have signed in as another user.
    const found = token.stored(client) ?? token.value();
    if (!found) return null;
    token.adopt(found, client);
    return async () => {
      const person = await account(client).identify().catch(unlessRefused);
      return person && (() => begin(found, person, client, origin));
    };
  }

  async function settle(attempt: Promise<Continue>, isCurrent: () => boolean): Promise<void> {
    try {
      const resume = await attempt;
      if (!isCurrent()) return;
      if (!resume) {
        clear();
        events.signedOut('expired');
        onChange('expired');
      } else if (
        (await resume()) &&
        origin === 'restore' &&
        isFirstRestore(token.isOwnSite(options.client()))
      )
        onChange('restored');
    } catch (cause) {
      if (isCurrent()) tryLater(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }

  function attempt(): Promise<void> {
    pause();
    const check = find(options.client());
    if (!check) {
      store.setState(signedOut);
      if (events.isSomebodyIn()) events.signedOut('other-tab');
      return Promise.resolve();
    }
    const { failure } = store.getState();
    // Where another tab has extended the session of this page, what is typed here stays.
    if (!store.getState().authorized)
      store.setState(failure ? { failure: { ...failure, isRetrying: true } } : { status: 'restoring' });
    const made = settle(check(), () => current === made);
    current = made;
    return made;
  }

  /** The session may still be valid: what is stored stays. */
  function tryLater(error: Error): void {
    const failure = { error, isRetrying: false };
    const nobody = { token: token.exposed(), user: null, authorized: false };
    store.setState({ ...nobody, status: 'unreachable', failure });
    current = null;
    const again = () => void attempt();
    const timer = setTimeout(again, backoff(failures, error));
    failures += 1;
    addEventListener('online', again);
    pause = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }

  return {
    start(given) {
      origin = given;
      return attempt();
    },
    retry: () => current ?? attempt(),
    pause: () => pause(),
    cancel() {
      current = null;
      failures = 0;
      pause();
    },
  };
}

/** Only a 401 ends a session. Any other failure leaves it open whether the session is valid. */
function unlessRefused(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}
