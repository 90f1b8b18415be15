/** The session of a page: sign-in, sign-up, sign-out, restore, expiry. */
import { createStore } from 'zustand/vanilla';
import type { Client } from '#core/api/client.ts';
import { account, type SignedInUser } from '#core/api/session.ts';
import type { User } from '#core/domain/user.ts';
import { createTokenRefresher } from './access-token.ts';
import { isFirstRestore } from './first-restore.ts';
import { followLinks } from './follow-links.ts';
import { followOutside } from './follow-outside.ts';
import { type OtherTabs, otherTabs, type TabMessage } from './other-tabs.ts';
import { createPageToken } from './page-token.ts';
import { createPersonalAccess } from './personal-access.ts';
import { reportTimeZone } from './report-time-zone.ts';
import { createRestore } from './restore.ts';
import { type Announce, createSessionEvents, type SignInReason, whyEnded } from './session-events.ts';
import { type SessionState, signedOut, termOf } from './session-state.ts';
import type { ReadToken, Session, SessionOptions } from './session-types.ts';

/**
 * The session of one page, and the function that reads its token. That function stays with the caller: it is on no
 * object that the page's scripts can reach.
 */
export function createSession(options: SessionOptions): [session: Session, readToken: ReadToken] {
  const { onChange } = options;
  const token = createPageToken(options);
  const events = createSessionEvents(options.announce);
  const refresher = createTokenRefresher({
    name: options.name ?? '',
    token: token.value,
    accept: (grant, issuer, reason, announce) => begin(grant.token, grant, issuer, reason, announce),
    expire: end,
  });
  let restoring: Promise<void> | null = null;
  let windowSignIn = new AbortController();
  let channel: OtherTabs | null = null;
  /** When the session ends by itself; null where the backend has not said it. */
  let endsAt: number | null = null;

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
    { user, draftKey, term, endsIn = term?.endsIn }: SignedInUser,
    issuer: Client,
    reason: SignInReason,
    announce?: Announce,
  ): Promise<boolean> {
    restore.cancel();
    token.replace(given, issuer);
    endsAt = endsIn ? Date.now() + endsIn : null;
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
    events.signedIn(user, reason, announce);
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
    events.signedOut(whyEnded(endsAt));
    onChange('expired');
  }

  const restore = createRestore({ token, refresher, store, events, client: backend, begin, clear, onChange });

  /** Meanwhile a user may have signed out in another tab, or in. */
  function onReturn(): void {
    if (!token.isOutdated()) return;
    token.forget();
    store.setState({ ...signedOut, status: 'unknown' });
    void restore.start('other-tab');
  }

  function onMessage(message: TabMessage): void {
    if (message === 'signed-out') {
      restore.cancel();
      token.forget();
      refresher.discard();
      const wasOut = store.getState().status === 'signed-out';
      store.setState(signedOut);
      if (!wasOut) events.signedOut('other-tab');
    } else if (message === 'signed-in') void restore.start('other-tab');
    // Where this fails, the page shows the profile as it was until the next read.
    else if (store.getState().authorized) readUser().catch(() => undefined);
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

    async signInBy(reason, prove, { client = options.client(), announce } = {}) {
      const {
        token: given,
        serverMessage,
        ...person
      } = await prove(client, token.forBackend(client.baseUrl));
      refresher.discard();
      await begin(given, person, client, reason, announce);
      tabs().notify('signed-in');
      return { user: person.user, serverMessage };
    },

    signIn(email, password, by) {
      const call = (client: Client, replaced: string | null) =>
        account(client).signIn(email, password, replaced, by?.code);
      return session.signInBy('password', call, by);
    },

    signUp: (person, client = options.client()) => account(client).signUp(person),

    async signInByWindow(child, { client = options.client(), announce, prefill } = {}) {
      windowSignIn.abort();
      windowSignIn = new AbortController();
      const grant = await refresher.signIn(client, child, windowSignIn.signal, { announce, prefill });
      if (grant) tabs().notify('signed-in');
      return grant && { user: grant.user, serverMessage: grant.serverMessage };
    },

    async setLocale(locale) {
      if (store.getState().authorized) await account(backend()).reportLocale(locale);
    },

    async signOut({ announce } = {}) {
      // The call takes the token along before it is cleared. The page is signed out at once, whatever the backend answers.
      const revoked = revoke();
      const wasOut = store.getState().status === 'signed-out';
      clear();
      if (!wasOut) events.signedOut('user', announce);
      tabs().notify('signed-out');
      onChange('signed-out');
      await revoked.catch(() => undefined);
    },

    restore() {
      // A visitor who signed in before the first widget started needs no restoring.
      restoring ??= store.getState().authorized ? Promise.resolve() : restore.start('restore');
      return store.getState().status === 'unreachable' ? restore.retry() : restoring;
    },

    restoreBy(prove) {
      const client = options.client();
      const enter = async () => {
        const grant = await prove(client, token.stored(client));
        if (!grant || !(await begin(grant.token, grant, client, 'restore'))) return;
        tabs().notify('signed-in');
        if (isFirstRestore(token.isOwnSite(client))) onChange('restored');
      };
      store.setState({ status: 'restoring' });
      const entered = enter();
      restoring ??= entered
        .catch(() => undefined)
        .then(() => (store.getState().authorized ? undefined : restore.start('restore')));
      return entered;
    },

    expire() {
      if (!store.getState().authorized) return;
      // A partner page's access token expires before the sign-in does.
      if (refresher.isActive()) return void refresher.refresh().catch(() => undefined);
      // A sign-in in another tab has replaced the token.
      if (token.isOutdated()) return void restore.start('other-tab');
      end();
    },

    async refreshUser() {
      // First: this tab may be closed before it has the answer.
      tabs().notify('profile');
      if (store.getState().authorized) await readUser();
    },

    follow() {
      const stop = followOutside({ tabs: tabs(), onMessage, onReturn });
      const isSignedIn = () => refresher.isActive() && store.getState().authorized;
      const stopLinks = followLinks({ store, client: backend, isSignedIn });
      personal.listen();
      return () => {
        stop();
        stopLinks();
        personal.stopListening();
        restore.pause();
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
