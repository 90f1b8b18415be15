import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import {
  apiUrl,
  customer,
  freshToken,
  key,
  openTab,
  setCookie,
  startBrowserSession,
  statusOf,
  translator,
} from './open-tab.test-support.ts';
import { whyEnded } from './session-events.ts';
import { browserTokenStore } from './token-store.ts';

beforeEach(() => {
  browserTokenStore(key).clear();
  startBrowserSession();
});
afterEach(() => {
  vi.restoreAllMocks();
  browserTokenStore(key).clear();
});

const bearer = (token: string | null) => ({ headers: { authorization: `Bearer ${token}` } });

describe('the events of a session', () => {
  it('tell once of a sign-in by password, and once of a sign-out', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    await tab.signIn(...customer);
    expect(tab.events).toEqual(['in:password']);
    await tab.signOut();
    await tab.signOut();
    expect(tab.events).toEqual(['in:password', 'out:user']);
  });

  it('tell of another user who signs in, in this tab and in the others', async () => {
    const [tab, other] = [openTab(), openTab()];
    const stop = other.follow();
    await tab.signIn(...customer);
    await vi.waitFor(() => expect(other.events).toEqual(['in:other-tab']));
    await tab.signIn(...translator);
    await vi.waitFor(() => expect(other.events).toEqual(['in:other-tab', 'in:other-tab']));
    await tab.signOut();
    await vi.waitFor(() => expect(other.events.at(-1)).toBe('out:other-tab'));
    expect(tab.events).toEqual(['in:password', 'in:password', 'out:user']);
    expect(other.events).toHaveLength(3);
    stop();
  });

  it('tell of a restored sign-in in every page view', async () => {
    setCookie(await freshToken());
    for (const tab of [openTab(), openTab()]) {
      await tab.restore();
      expect(tab.events).toEqual(['in:restore']);
    }
  });

  it('tell of nothing where nobody is signed in', async () => {
    const tab = openTab();
    await tab.restore();
    await tab.signOut();
    expect(tab.events).toEqual([]);
  });

  it('tell that a stored session has expired', async () => {
    localStorage.setItem(key, 'stale');
    const tab = openTab();
    await tab.restore();
    expect(tab.events).toEqual(['out:expired']);
  });

  it('tell that another device has ended the session before its time', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    await fetch(`${apiUrl}/logout`, { method: 'POST', ...bearer(tab.readToken()) });
    await expect(tab.refreshUser()).rejects.toMatchObject({ status: 401 });
    expect(tab.events).toEqual(['in:password', 'out:revoked']);
    await tab.signIn(...customer);
    expect(tab.events.at(-1)).toBe('in:password');
  });

  it('tell of the end at its time as an expiry', () => {
    expect([Date.now() - 1, Date.now() + 5_000, null].map(whyEnded)).toEqual([
      'expired',
      'expired',
      'expired',
    ]);
    expect(whyEnded(Date.now() + 60_000)).toBe('revoked');
  });

  it('tell after a return by the back button of what happened meanwhile', async () => {
    const [tab, other] = [openTab(), openTab()];
    const stop = tab.follow();
    await tab.signIn(...customer);
    // In the back/forward cache a page receives no messages.
    await other.restore();
    browserTokenStore(key).clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(() => expect(statusOf(tab)).toBe('signed-out'));
    expect(tab.events).toEqual(['in:password', 'out:other-tab']);
    stop();
  });

  it('come from the document, cancelable and with user and reason, where no widget dispatches them', async () => {
    getRuntime().config.configure({ apiUrl, storageKey: key });
    const seen = new Promise<CustomEvent>((resolve) =>
      window.addEventListener('dragoman-signed-in', (event) => resolve(event as CustomEvent), { once: true }),
    );
    await getRuntime().session.signIn(...customer);
    const { detail, target, cancelable } = await seen;
    expect([target, cancelable, detail.reason]).toEqual([document, true, 'password']);
    expect(detail.user.email).toBe('customer@demo.test');
    expect(JSON.stringify(detail)).not.toContain(localStorage.getItem(key) ?? 'a token');
    await getRuntime().session.signOut();
  });
});
