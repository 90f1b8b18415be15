/** The session of a page: sign-in, sign-up, sign-out, restore, expiry. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { account, type ServerMessage, type SignUp } from '#core/api/account.ts';
import type { Client } from '#core/api/client.ts';
import type { User } from '#core/domain/user.ts';
import { createTokenRefresher } from './access-token.ts';
import { type OtherTabs, otherTabs } from './other-tabs.ts';
import { createPageToken, type PageTokenOptions } from './page-token.ts';
import { reportTimeZone } from './report-time-zone.ts';
import { createRestore } from './restore.ts';
import { type SessionState, signedOut } from './session-state.ts';

/** What a page reports to its visitor. */
export type SessionChange = 'restored' | 'expired' | 'signed-out';

export interface SessionOptions extends PageTokenOptions {
  /** The page's backend. */
  client(): Client;
  onChange(change: SessionChange): void;
}

interface SignedIn {
  user: User;
  serverMessage: ServerMessage;
}

export interface Session {
  store: StoreApi<SessionState>;
  signIn(email: string, password: string): Promise<SignedIn>;
  signUp(person: SignUp): Promise<ServerMessage>;
  /**
   * Signs in on a page of another site, in the backend's window: `child`, or null for one that a link opens. Answers
   * null where that window was closed, or another one opened, before the visitor signed in.
   */
  signInByWindow(child: Window | null): Promise<SignedIn | null>;
  signOut(): Promise<void>;
  /** Once a page: finds out whether the visitor is still signed in. */
  restore(): Promise<void>;
  /** Called when the backend refuses the token. */
  expire(): void;
  /** Reads the user again, here and in the other tabs. */
  refreshUser(): Promise<void>;
  /** Follows the other tabs until the returned function is called. */
  follow(): () => void;
}

/** Reads the token for a backend's API client; a promise where it is being refreshed. */
export type ReadToken = (apiUrl: string) => string | null | Promise<string | null>;

/**
 * The session of one page, and the function that reads its token. That function stays with the caller: it is on no
 * object that the page's scripts can reach.
 */
export function createSession(options: SessionOptions): [session: Session, readToken: ReadToken] {
  const { onChange } = options;
  const token = createPageToken(options);
  const refresher = createTokenRefresher({
    token: token.value,
    accept: (grant, issuer) => begin(grant.token, grant.user, issuer),
    expire: end,
  });
  let restoring: Promise<void> | null = null;
  let windowSignIn = new AbortController();
  let channel: OtherTabs | null = null;

  const tabs = () => {
    channel ??= otherTabs(options.storageKey());
    return channel;
  };
  /** The backend that issued the token, or else the page's. */
  const backend = () => token.issuer() ?? options.client();

  const store = createStore<SessionState>()((set) => ({
    ...signedOut,
    status: 'unknown',
    setToken(given) {
      refresher.discard();
      token.replace(given, options.client());
      set({ token: token.exposed() });
    },
    setUser: (user) => set({ user }),
    setAuthorized: (authorized) => set({ authorized, status: authorized ? 'signed-in' : 'signed-out' }),
  }));

  function begin(given: string, user: User, issuer: Client): void {
    token.replace(given, issuer);
    store.setState({
      token: token.exposed(),
      user,
      authorized: true,
      status: 'signed-in',
      ended: null,
    });
    reportTimeZone(issuer, user);
  }

  function clear(): void {
    token.clear(backend());
    refresher.discard();
    store.setState(signedOut);
  }

  /** The backend refuses the token. The state keeps the user, who may sign in again and continue on this page. */
  function end(): void {
    const { user } = store.getState();
    clear();
    store.setState({ ended: user });
    onChange('expired');
  }

  const restoreNow = createRestore({ token, refresher, store, client: backend, begin, clear, onChange });

  /** A page in the back/forward cache receives no messages: meanwhile a user may have signed out, or in. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (!persisted || !token.isOutdated()) return;
    token.forget();
    store.setState({ ...signedOut, status: 'unknown' });
    void restoreNow({ isSilent: true });
  }

  async function readUser(): Promise<void> {
    const user = await account(backend()).profile();
    if (store.getState().authorized) store.setState({ user });
  }

  async function revoke(): Promise<void> {
    const issuer = token.issuer();
    if (issuer && refresher.isActive()) return refresher.revoke(issuer);
    if (token.value()) return account(backend()).signOut();
  }

  const session: Session = {
    store,

    async signIn(email, password) {
      const client = options.client();
      const { token: given, user, serverMessage } = await account(client).signIn(email, password);
      refresher.discard();
      begin(given, user, client);
      tabs().notify('signed-in');
      return { user, serverMessage };
    },

    signUp: (person) => account(options.client()).signUp(person),

    async signInByWindow(child) {
      const client = options.client();
      windowSignIn.abort();
      windowSignIn = new AbortController();
      const grant = await refresher.signIn(client, child, windowSignIn.signal);
      if (grant) tabs().notify('signed-in');
      return grant && { user: grant.user, serverMessage: grant.serverMessage };
    },

    async signOut() {
      // The call takes the token along before it is cleared. The page is signed out at once, whatever the backend answers.
      const revoked = revoke();
      clear();
      tabs().notify('signed-out');
      onChange('signed-out');
      await revoked.catch(() => undefined);
    },

    restore() {
      // A visitor who signed in before the first widget started needs no restoring.
      restoring ??= store.getState().authorized ? Promise.resolve() : restoreNow({ isSilent: false });
      return restoring;
    },

    expire() {
      if (!store.getState().authorized) return;
      // A partner page's access token expires before the sign-in does.
      if (refresher.isActive()) return void refresher.refresh();
      end();
    },

    async refreshUser() {
      await readUser();
      tabs().notify('profile');
    },

    follow() {
      const stop = tabs().listen((message) => {
        if (message === 'signed-out') {
          token.forget();
          refresher.discard();
          store.setState(signedOut);
        } else if (message === 'signed-in') void restoreNow({ isSilent: true });
        // Where this fails, the page shows the profile as it was until the next read.
        else if (store.getState().authorized) readUser().catch(() => undefined);
      });
      addEventListener('pageshow', onPageShow);
      return () => {
        stop();
        removeEventListener('pageshow', onPageShow);
        // Without a reason of ours the browser makes an error, whose stack would retain the removed element.
        windowSignIn.abort('no widget is left');
      };
    },
  };

  const readToken: ReadToken = (apiUrl) =>
    refresher.refreshIfDue()?.then(() => token.forBackend(apiUrl)) ?? token.forBackend(apiUrl);
  return [session, readToken];
}
