/** The session of a page: sign-in, sign-up, sign-out, restore, expiry. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { account, type ServerMessage, type SignedInUser, type SignUp } from '#core/api/account.ts';
import type { Client } from '#core/api/client.ts';
import type { User } from '#core/domain/user.ts';
import { createTokenRefresher } from './access-token.ts';
import { type OtherTabs, otherTabs } from './other-tabs.ts';
import { createPageToken, type PageTokenOptions } from './page-token.ts';
import { createPersonalAccess } from './personal-access.ts';
import type { CreatePersonalStorage, PersonalStorage } from './personal-storage.ts';
import { reportTimeZone } from './report-time-zone.ts';
import { createRestore } from './restore.ts';
import { type SessionState, signedOut, termOf } from './session-state.ts';

/** What a page reports to its visitor. */
export type SessionChange = 'restored' | 'expired' | 'signed-out';

export interface SessionOptions extends PageTokenOptions {
  /** Part of the names under which a session other than the page's stores something. */
  name?: string;
  /** The session's backend. */
  client(): Client;
  onChange(change: SessionChange): void;
}

interface SignedIn {
  user: User;
  serverMessage: ServerMessage;
}

export interface Session {
  store: StoreApi<SessionState>;
  /** What the visitor has typed and not sent. The first caller brings the code: pages without forms do not load it. */
  personal(create: CreatePersonalStorage): PersonalStorage;
  /** Signs in by another base URL of the session's backend if a client for one is given, like the next two. */
  signIn(email: string, password: string, client?: Client): Promise<SignedIn>;
  signUp(person: SignUp, client?: Client): Promise<ServerMessage>;
  /**
   * Signs in on a page of another site, in the backend's window: `child`, or null for one that a link opens. Answers
   * null where that window was closed, or another one opened, before the visitor signed in.
   */
  signInByWindow(child: Window | null, client?: Client): Promise<SignedIn | null>;
  /** The language in which the marketplace writes mails to the user, if one is signed in. */
  setLocale(locale: string): Promise<void>;
  signOut(): Promise<void>;
  /**
   * Finds out whether the visitor is still signed in: once a page, and again where the backend did not answer. That is also
   * repeated without a call.
   */
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
    name: options.name ?? '',
    token: token.value,
    accept: (grant, issuer) => begin(grant.token, grant, issuer),
    expire: end,
  });
  let restoring: Promise<void> | null = null;
  let windowSignIn = new AbortController();
  let channel: OtherTabs | null = null;

  const tabs = () => {
    channel ??= otherTabs(options.storageKey());
    return channel;
  };
  /** The backend that issued the token, or else the session's. */
  const backend = () => token.issuer() ?? options.client();

  const store = createStore<SessionState>()((set) => ({
    ...signedOut,
    status: 'unknown',
    setToken(given) {
      restore.cancel();
      refresher.discard();
      token.replace(given, options.client());
      set({ token: token.exposed(), term: null });
    },
    setUser: (user) => set({ user }),
    setAuthorized: (authorized) => set({ authorized, status: authorized ? 'signed-in' : 'signed-out' }),
  }));

  const personal = createPersonalAccess(store, options.name);

  /** Resolves to false where the visitor has signed out, or in as another user, meanwhile. */
  async function begin(
    given: string,
    { user, draftKey, term }: SignedInUser,
    issuer: Client,
  ): Promise<boolean> {
    restore.cancel();
    token.replace(given, issuer);
    const showRecords = await personal.open(user.id, draftKey);
    if (token.value() !== given) return false;
    showRecords();
    store.setState({
      token: token.exposed(),
      user,
      authorized: true,
      status: 'signed-in',
      failure: null,
      term: termOf(term),
      ended: null,
    });
    reportTimeZone(issuer, user);
    return true;
  }

  function clear(ended: User | null = null): void {
    restore.cancel();
    token.clear(backend());
    refresher.discard();
    store.setState({ ...signedOut, ended });
  }

  /** The backend refuses the token. The state keeps the user, who may sign in again and continue on this page. */
  function end(): void {
    clear(store.getState().user);
    onChange('expired');
  }

  const restore = createRestore({ token, refresher, store, client: backend, begin, clear, onChange });

  /** A page in the back/forward cache receives no messages: meanwhile a user may have signed out, or in. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (!persisted || !token.isOutdated()) return;
    token.forget();
    store.setState({ ...signedOut, status: 'unknown' });
    void restore.start({ isSilent: true });
  }

  async function readUser(): Promise<void> {
    const user = await account(backend()).profile();
    if (store.getState().authorized) store.setState({ user });
  }

  async function revoke(): Promise<void> {
    const client = backend();
    if (refresher.isActive() || refresher.mayRestore(client)) return refresher.revoke(client);
    if (token.value()) return account(client).signOut();
  }

  const session: Session = {
    store,
    personal: personal.storage,

    async signIn(email, password, client = options.client()) {
      const replaced = token.forBackend(client.baseUrl);
      const {
        token: given,
        serverMessage,
        ...person
      } = await account(client).signIn(email, password, replaced);
      refresher.discard();
      await begin(given, person, client);
      tabs().notify('signed-in');
      return { user: person.user, serverMessage };
    },

    signUp: (person, client = options.client()) => account(client).signUp(person),

    async signInByWindow(child, client = options.client()) {
      windowSignIn.abort();
      windowSignIn = new AbortController();
      const grant = await refresher.signIn(client, child, windowSignIn.signal);
      if (grant) tabs().notify('signed-in');
      return grant && { user: grant.user, serverMessage: grant.serverMessage };
    },

    async setLocale(locale) {
      if (store.getState().authorized) await account(backend()).reportLocale(locale);
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
      restoring ??= store.getState().authorized ? Promise.resolve() : restore.start({ isSilent: false });
      return store.getState().status === 'unreachable' ? restore.retry() : restoring;
    },

    expire() {
      if (!store.getState().authorized) return;
      // A partner page's access token expires before the sign-in does.
      if (refresher.isActive()) return void refresher.refresh().catch(() => undefined);
      // A sign-in in another tab has replaced the token.
      if (token.isOutdated()) return void restore.start({ isSilent: true });
      end();
    },

    async refreshUser() {
      await readUser();
      tabs().notify('profile');
    },

    follow() {
      const stop = tabs().listen((message) => {
        if (message === 'signed-out') {
          restore.cancel();
          token.forget();
          refresher.discard();
          store.setState(signedOut);
        } else if (message === 'signed-in') void restore.start({ isSilent: true });
        // Where this fails, the page shows the profile as it was until the next read.
        else if (store.getState().authorized) readUser().catch(() => undefined);
      });
      addEventListener('pageshow', onPageShow);
      personal.listen();
      return () => {
        stop();
        personal.stopListening();
        restore.pause();
        removeEventListener('pageshow', onPageShow);
        // Without a reason of ours the browser makes an error, whose stack would retain the removed element.
        windowSignIn.abort('no widget is left');
      };
    },
  };

  const readToken: ReadToken = (apiUrl) => {
    const current = token.forBackend(apiUrl);
    return (current && refresher.refreshIfDue()?.then(() => token.forBackend(apiUrl))) ?? current;
  };
  return [session, readToken];
}
