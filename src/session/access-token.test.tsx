import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { apiUrl, isValid, openTab, startBrowserSession, statusOf } from './open-tab.test-support.ts';

/** The test pages have another origin than the backend, registered as a partner's. Below this path they belong to the backend. */
const ownSite = `${location.origin}/own-site`;
const minute = 60_000;

/** Somebody of this file: who signs out on our own pages does so on all partners' pages. */
const customer = { email: `page.${crypto.randomUUID()}@people.test`, password: 'quite a long sentence' };

beforeAll(async () => {
  await post('/signup', { firstname: 'Page', lastname: 'Visitor', ...customer, language: 'en' });
});
beforeEach(startBrowserSession);
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('dragoman.signed-in');
});

type Tab = ReturnType<typeof openTab>;

async function post(path: string, body: object, token = ''): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await fetch(ownSite + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

/** Signs in like the sign-in window: it reports that it is ready, receives the challenge, and sends a code for it. */
async function signInByWindow(tab: Tab): Promise<void> {
  const posted = vi.spyOn(window, 'postMessage').mockImplementation(() => undefined);
  const entered = tab.signInByWindow(null);
  const { origin } = new URL(apiUrl);
  const say = (data: object) => dispatchEvent(new MessageEvent('message', { origin, source: window, data }));
  await vi.waitFor(() => {
    say({ dragoman: 'sign-in-ready' });
    expect(posted).toHaveBeenCalled();
  });
  const [grant, to] = posted.mock.calls[0] as unknown as [{ challenge: string }, string];
  expect(to).toBe(origin);
  const { token } = await post('/login', customer);
  const { code } = await post('/embed/codes', { origin: location.origin, challenge: grant.challenge }, token);
  say({ dragoman: 'sign-in-code', code });
  // Partners' pages learn the name only.
  expect((await entered)?.user).toMatchObject({ email: '' });
}

const later = (time: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + time);

it('signs in by the window’s code, hides the token from scripts, and stays signed in after a reload', async () => {
  const tab = openTab({ own: false });
  await signInByWindow(tab);
  expect(tab.store.getState()).toMatchObject({ token: null, authorized: true });
  const reloaded = openTab({ own: false });
  await reloaded.restore();
  expect(statusOf(reloaded)).toBe('signed-in');
  expect(reloaded.changes).toEqual(['restored']);
  await reloaded.signOut();
});

it('refreshes the token before a call for which it is too old, once for all waiting calls', async () => {
  const tab = openTab({ own: false });
  await signInByWindow(tab);
  const first = tab.readToken();
  expect(first).toBeTruthy();
  const calls = vi.spyOn(globalThis, 'fetch');
  later(9 * minute);
  await Promise.all([tab.refreshUser(), tab.refreshUser()]);
  const renewals = calls.mock.calls.filter(([address]) => String(address).endsWith('/embed/session/renew'));
  expect(renewals).toHaveLength(1);
  expect(statusOf(tab)).toBe('signed-in');
  vi.mocked(Date.now).mockRestore();
  expect(tab.readToken()).not.toBe(first);
  await tab.signOut();
});

it('signs out on the server, in the other tabs and for the next page view', async () => {
  const [tab, other] = [openTab({ own: false }), openTab({ own: false })];
  const stop = other.follow();
  await signInByWindow(tab);
  await vi.waitFor(() => expect(statusOf(other)).toBe('signed-in'));
  const tokens = [tab.readToken(), other.readToken()];
  await tab.signOut();
  await vi.waitFor(() => expect(statusOf(other)).toBe('signed-out'));
  for (const token of tokens) expect(await isValid(token ?? '')).toBe(false);
  const next = openTab({ own: false });
  await next.restore();
  expect(statusOf(next)).toBe('signed-out');
  stop();
});

const renewal = /\/embed\/session\/renew$/;

/** Lets calls for a refresh fail with this status until the mocks are restored; all others reach the backend. */
function failRenewals(status: number) {
  const { fetch: network } = globalThis;
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      renewal.test(String(input))
        ? new Response('{}', { status, headers: { 'retry-after': '0' } })
        : network(input, init),
    );
}

it.each([429, 500, 503])('does not end a sign-in when its refresh is answered with %i', async (status) => {
  const first = openTab({ own: false });
  await signInByWindow(first);
  vi.restoreAllMocks();
  const failing = failRenewals(status);
  const tab = openTab({ own: false });
  await tab.restore();
  expect(tab.store.getState()).toMatchObject({ status: 'unreachable', authorized: false });
  later(11 * minute);
  await expect(first.refreshUser()).rejects.toMatchObject({ status });
  expect(statusOf(first)).toBe('signed-in');
  failing.mockRestore();
  await Promise.all([tab.restore(), first.refreshUser()]);
  expect([statusOf(tab), statusOf(first)]).toEqual(['signed-in', 'signed-in']);
  expect([tab.changes, first.changes]).toEqual([['restored'], []]);
  await tab.signOut();
});

it.each([400, 401])('ends a sign-in whose refresh is refused with %i', async (status) => {
  const first = openTab({ own: false });
  await signInByWindow(first);
  vi.restoreAllMocks();
  failRenewals(status);
  const tab = openTab({ own: false });
  await tab.restore();
  expect(statusOf(tab)).toBe('signed-out');
  later(9 * minute);
  await first.refreshUser().catch(() => undefined);
  expect(statusOf(first)).toBe('signed-out');
  expect([tab.changes, first.changes]).toEqual([['expired'], ['expired']]);
});

it('makes no call where no visitor has signed in before', async () => {
  const calls = vi.spyOn(globalThis, 'fetch');
  const tab = openTab({ own: false });
  await tab.restore();
  expect(statusOf(tab)).toBe('signed-out');
  expect(calls).not.toHaveBeenCalled();
});

it('stops waiting for the window once nothing follows the session', async () => {
  const tab = openTab({ own: false });
  const leave = tab.follow();
  const entered = tab.signInByWindow(null);
  leave();
  expect(await entered).toBeNull();
});

it('neither answers nor accepts messages of another window than the one it has opened', async () => {
  const child = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (!child) throw new Error('A frame on the page has a window.');
  const [toChild, toOther] = [child, window].map((one) =>
    vi.spyOn(one, 'postMessage').mockImplementation(() => undefined),
  );
  const tab = openTab({ own: false });
  const leave = tab.follow();
  const entered = tab.signInByWindow(child);
  const { origin } = new URL(apiUrl);
  const say = (source: Window, data: object) =>
    dispatchEvent(new MessageEvent('message', { origin, source, data }));
  await vi.waitFor(() => {
    say(child, { dragoman: 'sign-in-ready' });
    expect(toChild).toHaveBeenCalled();
  });
  say(window, { dragoman: 'sign-in-ready' });
  say(window, { dragoman: 'sign-in-code', code: 'x'.repeat(43) });
  expect(toOther).not.toHaveBeenCalled();
  leave();
  expect(await entered).toBeNull();
  child.frameElement?.remove();
});
