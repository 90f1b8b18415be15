import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFaultyNetwork } from '#tests/faulty-network/faulty-network.ts';
import {
  apiUrl,
  customer,
  freshToken,
  isValid,
  key,
  openTab,
  setCookie,
  startBrowserSession,
  statusOf,
  storedTokens,
  translator,
} from './open-tab.test-support.ts';
import { browserTokenStore } from './token-store.ts';

beforeEach(() => {
  browserTokenStore(key).clear();
  startBrowserSession();
});
afterEach(() => {
  vi.restoreAllMocks();
  browserTokenStore(key).clear();
});

const nobody = { token: null, user: null, authorized: false };

describe('signing in on the marketplace’s own site', () => {
  it('stores the bare token in the cookie and in local storage under the key', async () => {
    const tab = openTab();
    const { user } = await tab.signIn(...customer);
    const { token, authorized } = tab.store.getState();
    expect(user.email).toBe('customer@demo.test');
    expect(authorized).toBe(true);
    expect(token).toMatch(/^\S{16,}$/);
    expect(storedTokens()).toEqual([token, token]);
  });

  it('sets a cookie that lasts an hour', async () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set');
    await openTab().signIn(...customer);
    expect(written.mock.lastCall?.[0]).toMatch(/^token=\S+; Path=\/; Max-Age=3600; SameSite=Lax$/);
  });

  it('can be done with the setters, by a page that has a token already', () => {
    const tab = openTab();
    const { setToken, setUser, setAuthorized } = tab.store.getState();
    setToken('given');
    setUser(null);
    setAuthorized(true);
    expect(tab.store.getState()).toMatchObject({ token: 'given', user: null, authorized: true });
    expect(storedTokens()).toEqual(['given', 'given']);
  });

  it('ends the session that it replaces, and other tabs go on with the new one', async () => {
    const [tab, other] = [openTab(), openTab()];
    await tab.signIn(...customer);
    const replaced = tab.readToken() ?? '';
    await other.restore();
    const { term } = other.store.getState();
    await tab.signIn(...customer);
    expect(await isValid(replaced)).toBe(false);
    await expect(other.refreshUser()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(other.store.getState().term).not.toBe(term));
    const { token } = tab.store.getState();
    expect([other.readToken(), ...storedTokens()]).toEqual([token, token, token]);
  });

  it('changes nothing when it is refused', async () => {
    const tab = openTab();
    await expect(tab.signIn('customer@demo.test', 'wrong')).rejects.toMatchObject({ status: 401 });
    expect(tab.store.getState()).toMatchObject({ token: null, user: null, authorized: false });
    expect(storedTokens()).toEqual([undefined, undefined]);
    expect(tab.changes).toEqual([]);
  });
});

describe('restoring', () => {
  it.each([
    ['the cookie', (token: string) => setCookie(token)],
    ['storage', (token: string) => localStorage.setItem(key, token)],
  ])(
    'finds the token in %s alone, stores it in both again and reports the sign-in once',
    async (_, storeAt) => {
      const token = await freshToken();
      storeAt(token);
      const tab = openTab();
      await Promise.all([tab.restore(), tab.restore()]);
      await tab.restore();
      expect(tab.store.getState()).toMatchObject({ token, authorized: true, status: 'signed-in' });
      expect(tab.store.getState().user?.email).toBe('customer@demo.test');
      expect(storedTokens()).toEqual([token, token]);
      expect(tab.changes).toEqual(['restored']);
    },
  );

  it('ends at once, without a report, where nothing is stored', async () => {
    const tab = openTab();
    expect(statusOf(tab)).toBe('unknown');
    await tab.restore();
    expect(statusOf(tab)).toBe('signed-out');
    expect(tab.changes).toEqual([]);
  });

  it('discards a token that the backend refuses, and reports that the session has expired', async () => {
    localStorage.setItem(key, 'stale');
    const tab = openTab();
    await tab.restore();
    expect(statusOf(tab)).toBe('signed-out');
    expect(storedTokens()).toEqual([undefined, undefined]);
    expect(tab.changes).toEqual(['expired']);
  });

  it.each(['refused', '500', '429', 'html', 'half'] as const)(
    'does not end a session when the backend answers with %s, and continues it once it can',
    async (fault) => {
      const token = await freshToken();
      localStorage.setItem(key, token);
      const network = createFaultyNetwork();
      await network.break(fault);
      const tab = openTab({ backend: network.apiUrl });
      await tab.restore();
      expect(tab.store.getState()).toMatchObject({ status: 'unreachable', user: null, authorized: false });
      expect(tab.store.getState().failure).toMatchObject({ isRetrying: false, error: { name: 'ApiError' } });
      expect(localStorage.getItem(key)).toBe(token);
      expect(tab.changes).toEqual([]);
      await network.restore();
      await tab.restore();
      expect(tab.store.getState()).toMatchObject({ status: 'signed-in', failure: null, token });
      expect(tab.changes).toEqual(['restored']);
    },
  );

  it('tries again by itself, and as soon as the browser is online', async () => {
    localStorage.setItem(key, await freshToken());
    const network = createFaultyNetwork();
    await network.break('refused');
    const tab = openTab({ backend: network.apiUrl });
    const calls = vi.spyOn(globalThis, 'fetch');
    vi.spyOn(Math, 'random').mockReturnValue(0.01);
    await tab.restore();
    const made = calls.mock.calls.length;
    await vi.waitFor(() => expect(calls.mock.calls.length).toBeGreaterThan(made), 10_000);
    await vi.waitFor(() => expect(tab.store.getState().failure?.isRetrying).toBe(false), 10_000);
    await network.restore();
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(statusOf(tab)).toBe('signed-in'));
  });

  it('shares one attempt between all who ask for it', async () => {
    localStorage.setItem(key, await freshToken());
    const network = createFaultyNetwork();
    await network.break('500');
    const tab = openTab({ backend: network.apiUrl });
    await tab.restore();
    await network.restore();
    const calls = vi.spyOn(globalThis, 'fetch');
    await Promise.all([tab.restore(), tab.restore(), tab.restore()]);
    expect(calls.mock.calls.filter(([address]) => String(address).endsWith('/user/Profile'))).toHaveLength(1);
    expect(statusOf(tab)).toBe('signed-in');
  });

  it('stops trying once the visitor signs in or out', async () => {
    localStorage.setItem(key, await freshToken());
    const network = createFaultyNetwork();
    await network.break('500');
    const tab = openTab({ backend: network.apiUrl });
    await tab.restore();
    await tab.signOut();
    expect(tab.store.getState()).toMatchObject({ ...nobody, status: 'signed-out', failure: null });
    await network.restore();
    dispatchEvent(new Event('online'));
    await tab.restore();
    expect(statusOf(tab)).toBe('signed-out');
  });

  it('does not restore a visitor who signed out meanwhile', async () => {
    localStorage.setItem(key, await freshToken());
    const tab = openTab();
    const restored = tab.restore();
    await tab.signOut();
    await restored;
    expect(tab.store.getState()).toMatchObject({ token: null, user: null, authorized: false });
    expect(storedTokens()).toEqual([undefined, undefined]);
  });
});

describe('returning to a page in the back/forward cache', () => {
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  it('shows nothing of a user who has signed out meanwhile', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    const stop = tab.follow();
    browserTokenStore(key).clear();
    comeBack();
    expect(tab.store.getState()).toMatchObject({ ...nobody, status: 'signed-out' });
    stop();
  });

  it('shows the user who has signed in meanwhile, and nothing of the one before', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    const stop = tab.follow();
    await openTab().signIn(...translator);
    comeBack();
    expect(tab.store.getState()).toMatchObject(nobody);
    await vi.waitFor(() => expect(tab.store.getState().user?.email).toBe(translator[0]));
    stop();
  });

  it('keeps the session where nothing has changed, and where the browser blocks storage', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    const stop = tab.follow();
    comeBack();
    expect(statusOf(tab)).toBe('signed-in');
    stop();
    const foreign = openTab({ own: false });
    await foreign.signIn(...customer);
    const stopForeign = foreign.follow();
    browserTokenStore(key).clear();
    comeBack();
    expect(statusOf(foreign)).toBe('signed-in');
    stopForeign();
  });
});

describe('signing out', () => {
  it('removes the token everywhere and revokes it on the server', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    const token = tab.readToken() ?? '';
    expect(await isValid(token)).toBe(true);
    const ended = tab.signOut();
    expect(tab.store.getState()).toMatchObject({ token: null, user: null, authorized: false });
    expect(storedTokens()).toEqual([undefined, undefined]);
    await ended;
    expect(await isValid(token)).toBe(false);
    expect(tab.changes).toEqual(['signed-out']);
  });

  it('is reported once when the backend refuses the token during several calls', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    const token = tab.readToken() ?? '';
    await fetch(`${apiUrl}/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await Promise.allSettled([tab.refreshUser(), tab.refreshUser()]);
    expect(statusOf(tab)).toBe('signed-out');
    expect(tab.changes).toEqual(['expired']);
  });
});
