import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  apiUrl,
  customer,
  freshToken,
  isValid,
  key,
  openTab,
  setCookie,
  statusOf,
  storedTokens,
  translator,
} from './open-tab.test-support.ts';
import { browserTokenStore } from './token-store.ts';

beforeEach(() => browserTokenStore(key).clear());
afterEach(() => {
  vi.restoreAllMocks();
  browserTokenStore(key).clear();
});

const nobody = { token: null, user: null, authorized: false };

describe('signing in on the marketplace’s own site', () => {
  it('keeps the bare token in the cookie and in storage under the key', async () => {
    const tab = openTab();
    const { user } = await tab.signIn(...customer);
    const { token, authorized } = tab.store.getState();
    expect(user.email).toBe('customer@demo.test');
    expect(authorized).toBe(true);
    expect(token).toMatch(/^\S{16,}$/);
    expect(storedTokens()).toEqual([token, token]);
  });

  it('keeps the cookie for an hour', async () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set');
    await openTab().signIn(...customer);
    expect(written.mock.lastCall?.[0]).toMatch(/^token=\S+; Path=\/; Max-Age=3600; SameSite=Lax$/);
  });

  it('can be done by a page that has a token already, with the setters', () => {
    const tab = openTab();
    const { setToken, setUser, setAuthorized } = tab.store.getState();
    setToken('given');
    setUser(null);
    setAuthorized(true);
    expect(tab.store.getState()).toMatchObject({ token: 'given', user: null, authorized: true });
    expect(storedTokens()).toEqual(['given', 'given']);
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
  ])('finds the token in %s alone, keeps it in both again and says so once', async (_, keep) => {
    const token = await freshToken();
    keep(token);
    const tab = openTab();
    await Promise.all([tab.restore(), tab.restore()]);
    await tab.restore();
    expect(tab.store.getState()).toMatchObject({ token, authorized: true, status: 'signed-in' });
    expect(tab.store.getState().user?.email).toBe('customer@demo.test');
    expect(storedTokens()).toEqual([token, token]);
    expect(tab.changes).toEqual(['restored']);
  });

  it('is over at once and in silence where nothing is kept', async () => {
    const tab = openTab();
    expect(statusOf(tab)).toBe('unknown');
    await tab.restore();
    expect(statusOf(tab)).toBe('signed-out');
    expect(tab.changes).toEqual([]);
  });

  it('drops a token that the backend refuses, and says the session is over', async () => {
    localStorage.setItem(key, 'stale');
    const tab = openTab();
    await tab.restore();
    expect(statusOf(tab)).toBe('signed-out');
    expect(storedTokens()).toEqual([undefined, undefined]);
    expect(tab.changes).toEqual(['expired']);
  });

  it('keeps the token for the next page when the backend cannot be asked', async () => {
    localStorage.setItem(key, 'perhaps');
    const tab = openTab({ backend: 'http://127.0.0.1:9' });
    await tab.restore();
    expect(statusOf(tab)).toBe('signed-out');
    expect(localStorage.getItem(key)).toBe('perhaps');
    expect(tab.changes).toEqual(['expired']);
  });

  it('does not bring back somebody who signed out meanwhile', async () => {
    localStorage.setItem(key, await freshToken());
    const tab = openTab();
    const restored = tab.restore();
    await tab.signOut();
    await restored;
    expect(tab.store.getState()).toMatchObject({ token: null, user: null, authorized: false });
    expect(storedTokens()).toEqual([undefined, undefined]);
  });
});

describe('coming back to a page that the browser had put aside', () => {
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  it('shows nothing of somebody who has signed out meanwhile', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    const stop = tab.follow();
    browserTokenStore(key).clear();
    comeBack();
    expect(tab.store.getState()).toMatchObject({ ...nobody, status: 'signed-out' });
    stop();
  });

  it('shows who has signed in meanwhile, and nothing of who was there before', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    const stop = tab.follow();
    await openTab().signIn(...translator);
    comeBack();
    expect(tab.store.getState()).toMatchObject(nobody);
    await vi.waitFor(() => expect(tab.store.getState().user?.email).toBe(translator[0]));
    stop();
  });

  it('goes on where nothing has changed, and where the browser keeps nothing for others', async () => {
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
  it('forgets the token everywhere and ends it on the server', async () => {
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

  it('is told once when the backend refuses the token in the middle of things', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    const token = tab.readToken() ?? '';
    await fetch(`${apiUrl}/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await Promise.allSettled([tab.refreshUser(), tab.refreshUser()]);
    expect(statusOf(tab)).toBe('signed-out');
    expect(tab.changes).toEqual(['expired']);
  });
});
