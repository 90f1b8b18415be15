import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createClient } from '#core/api/client.ts';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';
import { createSession, type Session, type SessionNews } from './session.ts';
import { browserTokenStore } from './token-store.ts';

const apiUrl = inject('apiUrl');
const key = 'token';
const customer = ['customer@demo.test', 'dragoman-demo'] as const;
const translator = ['translator@demo.test', 'dragoman-demo'] as const;

interface Tab extends Session {
  news: SessionNews[];
  readToken(apiUrl?: string): string | null;
}

/** A session as a page of the marketplace has it, or one of another site. */
function openTab({ own = true, backend = apiUrl } = {}): Tab {
  const news: SessionNews[] = [];
  const [session, readToken] = createSession({
    storageKey: () => key,
    isOwnSite: () => own,
    client: () => client,
    onNews: (word) => news.push(word),
  });
  const client = createClient({
    baseUrl: backend,
    token: () => readToken(backend),
    onTokenRefused: () => session.expire(),
  });
  return { ...session, news, readToken: (of = backend) => readToken(of) };
}

const cookieOf = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the store reads
  document.cookie = `${key}=${value}; Path=/`;
}

const kept = () => [cookieOf(key), localStorage.getItem(key) ?? undefined];

const statusOf = (tab: Session) => tab.store.getState().status;

/** Whether the backend still takes this token. */
const holds = async (token: string) =>
  (await fetch(`${apiUrl}/user/Profile`, { headers: { authorization: `Bearer ${token}` } })).ok;

async function freshToken(): Promise<string> {
  const tab = openTab();
  await tab.signIn(...customer);
  const token = tab.readToken() ?? '';
  browserTokenStore(key).clear();
  return token;
}

beforeEach(() => browserTokenStore(key).clear());
afterEach(() => {
  vi.restoreAllMocks();
  browserTokenStore(key).clear();
});

describe('signing in on the marketplace’s own site', () => {
  it('keeps the bare token in the cookie and in storage under the key', async () => {
    const tab = openTab();
    const { user } = await tab.signIn(...customer);
    const { token, authorized } = tab.store.getState();
    expect(user.email).toBe('customer@demo.test');
    expect(authorized).toBe(true);
    expect(token).toMatch(/^\S{16,}$/);
    expect(kept()).toEqual([token, token]);
  });

  it('keeps the cookie for an hour', async () => {
    const written = vi.spyOn(Document.prototype, 'cookie', 'set');
    await openTab().signIn(...customer);
    expect(written.mock.lastCall?.[0]).toMatch(/^token=\S+; Path=\/; Max-Age=3600; SameSite=Lax$/);
  });

  it('changes nothing when it is refused', async () => {
    const tab = openTab();
    await expect(tab.signIn('customer@demo.test', 'wrong')).rejects.toMatchObject({ status: 401 });
    expect(tab.store.getState()).toMatchObject({ token: null, user: null, authorized: false });
    expect(kept()).toEqual([undefined, undefined]);
    expect(tab.news).toEqual([]);
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
    expect(kept()).toEqual([token, token]);
    expect(tab.news).toEqual(['restored']);
  });

  it('is over at once and in silence where nothing is kept', async () => {
    const tab = openTab();
    expect(statusOf(tab)).toBe('unknown');
    await tab.restore();
    expect(statusOf(tab)).toBe('signed-out');
    expect(tab.news).toEqual([]);
  });

  it('drops a token that the backend refuses, and says the session is over', async () => {
    localStorage.setItem(key, 'stale');
    const tab = openTab();
    await tab.restore();
    expect(statusOf(tab)).toBe('signed-out');
    expect(kept()).toEqual([undefined, undefined]);
    expect(tab.news).toEqual(['expired']);
  });

  it('keeps the token for the next page when the backend cannot be asked', async () => {
    localStorage.setItem(key, 'perhaps');
    const tab = openTab({ backend: 'http://127.0.0.1:9' });
    await tab.restore();
    expect(statusOf(tab)).toBe('signed-out');
    expect(localStorage.getItem(key)).toBe('perhaps');
    expect(tab.news).toEqual(['expired']);
  });

  it('does not bring back somebody who signed out meanwhile', async () => {
    localStorage.setItem(key, await freshToken());
    const tab = openTab();
    const restored = tab.restore();
    await tab.signOut();
    await restored;
    expect(tab.store.getState()).toMatchObject({ token: null, user: null, authorized: false });
    expect(kept()).toEqual([undefined, undefined]);
  });
});

describe('signing out', () => {
  it('forgets the token everywhere and ends it on the server', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    const token = tab.readToken() ?? '';
    expect(await holds(token)).toBe(true);
    const ended = tab.signOut();
    expect(tab.store.getState()).toMatchObject({ token: null, user: null, authorized: false });
    expect(kept()).toEqual([undefined, undefined]);
    await ended;
    expect(await holds(token)).toBe(false);
    expect(tab.news).toEqual(['signed-out']);
  });

  it('is told once when the backend refuses the token in the middle of things', async () => {
    const tab = openTab();
    await tab.signIn(...customer);
    const token = tab.readToken() ?? '';
    await fetch(`${apiUrl}/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await Promise.allSettled([tab.refreshUser(), tab.refreshUser()]);
    expect(statusOf(tab)).toBe('signed-out');
    expect(tab.news).toEqual(['expired']);
  });
});

describe('two tabs', () => {
  it('sign in and out together', async () => {
    const [one, other] = [openTab(), openTab()];
    const stop = [one.follow(), other.follow()];
    await one.signIn(...customer);
    await vi.waitFor(() => expect(other.store.getState().user?.email).toBe('customer@demo.test'));
    expect(other.news).toEqual([]);
    await other.signOut();
    await vi.waitFor(() => expect(statusOf(one)).toBe('signed-out'));
    await one.signIn(...translator);
    await vi.waitFor(() => expect(other.store.getState().user?.email).toBe('translator@demo.test'));
    for (const leave of stop) leave();
  });

  it('follow when one of them becomes somebody else', async () => {
    const [one, other] = [openTab(), openTab()];
    await one.signIn(...customer);
    await other.restore();
    const stop = other.follow();
    await one.signIn(...translator);
    await vi.waitFor(() => expect(other.store.getState().user?.email).toBe('translator@demo.test'));
    expect(other.readToken()).toBe(one.readToken());
    stop();
  });

  it('stay apart once one stopped following', async () => {
    const [one, other] = [openTab(), openTab()];
    await one.signIn(...customer);
    await other.restore();
    other.follow()();
    await one.signOut();
    expect(statusOf(other)).toBe('signed-in');
  });
});

describe('on a page of another site', () => {
  it('keeps the token where nobody can read it', async () => {
    const tab = openTab({ own: false });
    await tab.signIn(...customer);
    expect(tab.readToken()).toMatch(/^\S{16,}$/);
    expect(tab.store.getState()).toMatchObject({ token: null, authorized: true });
    expect(kept()).toEqual([undefined, undefined]);
  });

  it('leaves the page’s own `token` alone', async () => {
    localStorage.setItem(key, 'the page’s own secret');
    setCookie('mine');
    const tab = openTab({ own: false });
    await tab.restore();
    await tab.signIn(...customer);
    await tab.signOut();
    expect(kept()).toEqual(['mine', 'the page’s own secret']);
  });

  it('gives the token to the backend it came from and to no other', async () => {
    const tab = openTab({ own: false });
    await tab.signIn(...customer);
    expect(tab.readToken('https://elsewhere.example')).toBeNull();
    expect(tab.readToken(`${apiUrl}/`)).not.toBeNull();
  });
});

describe('where storage and cookies are blocked', () => {
  it('lives in memory', async () => {
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
    writeDraft('specimen', { title: 'kept' });
    expect(readDraft('specimen')).toEqual({ title: 'kept' });
    dropDraft('specimen');
    expect(readDraft('specimen')).toBeUndefined();
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
