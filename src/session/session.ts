import { createStore, type StoreApi } from 'zustand/vanilla';
import { account, type ServerMessage, type SignUp } from '#core/api/account.ts';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import type { User } from '#core/domain/user.ts';
import { createTokenRefresher } from './access-token.ts';
import { type OtherTabs, otherTabs } from './other-tabs.ts';
import { reportTimeZone } from './report-time-zone.ts';
import type { SessionState } from './session-state.ts';
import { browserTokenStore } from './token-store.ts';

export type SessionNews = 'restored' | 'expired' | 'signed-out';

export interface SessionOptions {
  /** Name of the cookie and the storage entry. */
  storageKey(): string;
  /** Whether the page's origin is that backend's: only there the token may be kept where scripts can read it. */
  isOwnSite(apiUrl: string): boolean;
  /** The page's backend. */
  client(): Client;
  onNews(news: SessionNews): void;
}

export interface Session {
  store: StoreApi<SessionState>;
  signIn(email: string, password: string): Promise<{ user: User; told: ServerMessage }>;
  signUp(person: SignUp): Promise<ServerMessage>;
  /**
   * On a page of another site: waits for the backend's sign-in window, or for the one a link opens where `child` is
   * null. Answers null where it was closed, or another one opened, before anybody signed in.
   */
  signInByWindow(child: Window | null): Promise<{ user: User; told: ServerMessage } | null>;
  signOut(): Promise<void>;
  /** Once a page: finds out whether a kept token still holds. */
  restore(): Promise<void>;
  /** Called when the backend refuses the token. */
  expire(): void;
  /** Fetches the person anew, here and in the other tabs. */
  refreshUser(): Promise<void>;
  /** Follows the other tabs until the returned function is called. */
  follow(): () => void;
}

const signedOut = { token: null, user: null, authorized: false, status: 'signed-out', ended: null } as const;

/**
 * The session of one page. The second value reads the token for a backend's API client; it stays with whoever
 * created the session and is on no object that the page's scripts can reach.
 */
export function createSession(
  options: SessionOptions,
): [session: Session, readToken: (apiUrl: string) => string | null | Promise<string | null>] {
  const { isOwnSite, onNews } = options;
  let secret: string | null = null;
  /** Whether the browser keeps it for other pages, which some do not allow. */
  let isKept = false;
  /** Who gave the token. It goes to nobody else, whatever backend the page configures later. */
  let issuer: Client | null = null;
  let restoring: Promise<void> | null = null;
  let tabs: OtherTabs | null = null;
  let asking = new AbortController();
  const leases = createTokenRefresher({
    token: () => secret,
    take: ({ token, user }, from) => enter(token, user, from),
    lose: () => end(),
  });
  const kept = () => browserTokenStore(options.storageKey());
  const others = () => {
    tabs ??= otherTabs(options.storageKey());
    return tabs;
  };
  const isReadable = () => issuer !== null && isOwnSite(issuer.baseUrl);
  const calls = () => account(issuer ?? options.client());

  function keep(token: string | null, from = issuer ?? options.client()): void {
    secret = token;
    issuer = from;
    isKept = false;
    if (!isReadable()) return;
    if (token) kept().write(token);
    else kept().clear();
    isKept = kept().read() === token;
  }

  const store = createStore<SessionState>()((set) => ({
    token: null,
    user: null,
    authorized: false,
    status: 'unknown',
    ended: null,
    setToken(token) {
      leases.drop();
      keep(token, options.client());
      set({ token: isReadable() ? token : null });
    },
    setUser: (user) => set({ user }),
    setAuthorized: (authorized) => set({ authorized, status: authorized ? 'signed-in' : 'signed-out' }),
  }));

  function enter(token: string, user: User, from: Client): void {
    keep(token, from);
    store.setState({
      token: isReadable() ? token : null,
      user,
      authorized: true,
      status: 'signed-in',
      ended: null,
    });
    reportTimeZone(from, user);
  }

  function leave(): void {
    keep(null);
    issuer = null;
    leases.drop();
    store.setState(signedOut);
  }

  /** The backend no longer takes the sign-in; who it was may go on where they are once they sign in again. */
  function end(): void {
    const { user } = store.getState();
    leave();
    store.setState({ ended: user });
    onNews('expired');
  }

  async function readKeptLease(client: Client, { quietly }: { quietly: boolean }): Promise<void> {
    store.setState({ status: 'restoring' });
    try {
      const isHere = await leases.restore(client);
      if (!isHere) leave();
      if (!isHere || !quietly) onNews(isHere ? 'restored' : 'expired');
    } catch {
      // The sign-in may well hold when the backend could not be asked: the next page asks again.
      store.setState(signedOut);
    }
  }

  async function readKeptToken({ quietly }: { quietly: boolean }): Promise<void> {
    const client = issuer ?? options.client();
    if (!isOwnSite(client.baseUrl) && leases.isExpected(client)) return readKeptLease(client, { quietly });
    // What is kept comes first: another tab may have signed in as somebody else.
    const token = (isOwnSite(client.baseUrl) ? kept().read() : null) ?? secret;
    if (!token) return store.setState(signedOut);
    secret = token;
    issuer = client;
    store.setState({ status: 'restoring' });
    try {
      const user = await calls().profile();
      if (secret !== token) return;
      enter(token, user, client);
      if (!quietly) onNews('restored');
    } catch (error) {
      if (secret !== token) return;
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) leave();
      // The token may well still hold when the backend could not be asked: it is kept for the next page.
      else store.setState({ ...signedOut, token: isReadable() ? token : null });
      onNews('expired');
    }
  }

  /** A page that the browser had put aside has heard nothing meanwhile: somebody may have left, or come. */
  function comeBack({ persisted }: PageTransitionEvent): void {
    if (!persisted || !isKept || kept().read() === secret) return;
    secret = null;
    store.setState({ ...signedOut, status: 'unknown' });
    void readKeptToken({ quietly: true });
  }

  async function readUser(): Promise<void> {
    const user = await calls().profile();
    if (store.getState().authorized) store.setState({ user });
  }

  const session: Session = {
    store,

    async signIn(email, password) {
      const client = options.client();
      const { token, user, told } = await account(client).signIn(email, password);
      leases.drop();
      enter(token, user, client);
      others().tell('signed-in');
      return { user, told };
    },

    signUp: (person) => account(options.client()).signUp(person),

    async signInByWindow(child) {
      const client = options.client();
      asking.abort();
      asking = new AbortController();
      const lease = await leases.signIn(client, child, asking.signal);
      if (lease) others().tell('signed-in');
      return lease && { user: lease.user, told: lease.told };
    },

    async signOut() {
      const isLeased = issuer !== null && leases.isHeld();
      const ended = isLeased ? leases.end(issuer as Client) : secret ? calls().signOut() : Promise.resolve();
      // The token is on its way in the call's header; here it is over at once, whatever the backend answers.
      leave();
      others().tell('signed-out');
      onNews('signed-out');
      await ended.catch(() => undefined);
    },

    restore() {
      // Whoever has signed in before the first widget started needs no looking up.
      if (store.getState().authorized) restoring ??= Promise.resolve();
      restoring ??= readKeptToken({ quietly: false });
      return restoring;
    },

    expire() {
      if (!store.getState().authorized) return;
      // A short-lived token may be over before its renewal is.
      if (leases.isHeld()) return void leases.renew();
      end();
    },

    async refreshUser() {
      await readUser();
      others().tell('profile');
    },

    follow() {
      const stop = others().listen((change) => {
        if (change === 'signed-out') {
          secret = null;
          leases.drop();
          store.setState(signedOut);
        } else if (change === 'signed-in') void readKeptToken({ quietly: true });
        // What stays as it was until the next look is no failure worth telling.
        else if (store.getState().authorized) readUser().catch(() => undefined);
      });
      addEventListener('pageshow', comeBack);
      return () => {
        stop();
        removeEventListener('pageshow', comeBack);
        // A reason of the browser's own would keep the element that went last, in the stack of its making.
        asking.abort('nobody is there');
      };
    },
  };
  const present = (apiUrl: string) => (issuer && isSameOrigin(issuer.baseUrl, apiUrl) ? secret : null);
  return [session, (apiUrl) => leases.keepUp()?.then(() => present(apiUrl)) ?? present(apiUrl)];
}

const isSameOrigin = (one: string, other: string): boolean => new URL(one).origin === new URL(other).origin;
