import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  apiUrl,
  customer,
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

describe('two tabs', () => {
  it('sign in and out together', async () => {
    const [one, other] = [openTab(), openTab()];
    const stop = [one.follow(), other.follow()];
    await one.signIn(...customer);
    await vi.waitFor(() => expect(other.store.getState().user?.email).toBe('customer@demo.test'));
    expect(other.changes).toEqual([]);
    await other.signOut();
    await vi.waitFor(() => expect(statusOf(one)).toBe('signed-out'));
    await one.signIn(...translator);
    await vi.waitFor(() => expect(other.store.getState().user?.email).toBe('translator@demo.test'));
    for (const leave of stop) leave();
  });

  it('follow when one of them signs in as another user', async () => {
    const [one, other] = [openTab(), openTab()];
    await one.signIn(...customer);
    await other.restore();
    const stop = other.follow();
    await one.signIn(...translator);
    await vi.waitFor(() => expect(other.store.getState().user?.email).toBe('translator@demo.test'));
    expect(other.readToken()).toBe(one.readToken());
    stop();
  });

  it('are independent once one has stopped following', async () => {
    const [one, other] = [openTab(), openTab()];
    await one.signIn(...customer);
    await other.restore();
    other.follow()();
    await one.signOut();
    expect(statusOf(other)).toBe('signed-in');
  });
});

describe('on a page of another site', () => {
  it('keeps the token where no script can read it', async () => {
    const tab = openTab({ own: false });
    await tab.signIn(...customer);
    expect(tab.readToken()).toMatch(/^\S{16,}$/);
    expect(tab.store.getState()).toMatchObject({ token: null, authorized: true });
    expect(storedTokens()).toEqual([undefined, undefined]);
  });

  it('leaves the page’s own `token` alone', async () => {
    localStorage.setItem(key, 'the page’s own secret');
    setCookie('mine');
    const tab = openTab({ own: false });
    await tab.restore();
    await tab.signIn(...customer);
    await tab.signOut();
    expect(storedTokens()).toEqual(['mine', 'the page’s own secret']);
  });

  it('sends the token to the backend that issued it and to no other', async () => {
    const tab = openTab({ own: false });
    await tab.signIn(...customer);
    expect(tab.readToken('https://elsewhere.example')).toBeNull();
    expect(tab.readToken(`${apiUrl}/`)).not.toBeNull();
  });
});

describe('where storage and cookies are blocked', () => {
  it('keeps the session in memory', async () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const verb of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, verb).mockImplementation(refuse);
    vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(refuse);
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(refuse);
    const tab = openTab();
    await tab.restore();
    expect(statusOf(tab)).toBe('signed-out');
    await tab.signIn(...customer);
    expect(statusOf(tab)).toBe('signed-in');
    await tab.refreshUser();
    tab.records.write('specimen', { title: 'kept' });
    expect(tab.records.read('specimen')).toEqual({ title: 'kept' });
    tab.records.remove('specimen');
    expect(tab.records.read('specimen')).toBeUndefined();
    await tab.signOut();
    expect(statusOf(tab)).toBe('signed-out');
  });

  it('throws nothing in a sandboxed frame', async () => {
    // The module imports nothing, so its text can run in a frame whose origin may import nothing from here.
    const text = await (await fetch(new URL('./token-store.ts', import.meta.url))).text();
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    const answer = new Promise((resolve) =>
      addEventListener('message', ({ data, source }) => source === frame.contentWindow && resolve(data)),
    );
    frame.srcdoc = `<script type="module">
      const blocked = [() => localStorage, () => document.cookie].map((touch) => {
        try { touch(); return false; } catch { return true; }
      });
      import(${JSON.stringify(`data:text/javascript,${encodeURIComponent(text)}`)}).then(({ browserTokenStore }) => {
        const store = browserTokenStore('token');
        store.write('secret');
        const read = store.read();
        store.clear();
        parent.postMessage({ blocked, read }, '*');
      }).catch((error) => parent.postMessage(String(error), '*'));
    </script>`;
    document.body.append(frame);
    expect(await answer).toEqual({ blocked: [true, true], read: null });
    frame.remove();
  });
});
