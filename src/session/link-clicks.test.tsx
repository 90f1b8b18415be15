import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '#core/api/client.ts';
import { signInByLinks } from './link-clicks.ts';

const site = 'https://marketplace.example';
const code = 'c'.repeat(43);
const call = vi.fn<Client['call']>();
let isSignedIn = true;
let stops: (() => void)[] = [];

beforeEach(() => {
  isSignedIn = true;
  call.mockReset().mockResolvedValue({ body: { code }, headers: new Headers() });
  stops = [
    signInByLinks(
      () => ({ baseUrl: site, call }),
      () => isSignedIn,
    ),
  ];
});
afterEach(() => {
  for (const stop of stops) stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Clicks on a link in a shadow root. Tells whether the library took the click; no click leads away from this page. */
function click(attributes: Record<string, string>, event: MouseEventInit & { type?: string } = {}): boolean {
  const { type = 'click', ...more } = event;
  const host = document.body.appendChild(document.createElement('div'));
  const link = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('a'));
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  let isTaken = false;
  const last = (clicked: Event) => {
    isTaken = clicked.defaultPrevented;
    clicked.preventDefault();
  };
  addEventListener(type, last, { once: true });
  link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...more }));
  return isTaken;
}

/** What the library opens instead of a tab. */
function fakeTab() {
  const tab = { opener: window as Window | null, location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

it.each([
  ['to another site', { href: 'https://elsewhere.example/' }, {}],
  ['to this page', { href: '#top' }, {}],
  ['to the sign-in window', { href: `${site}/embed/sign-in`, target: '_blank' }, {}],
  ['to a file that is saved', { href: `${site}/a.pdf`, download: '' }, {}],
  ['to a frame of the page', { href: `${site}/`, target: 'frame' }, {}],
  ['with the right button', { href: `${site}/` }, { type: 'auxclick', button: 2 }],
  ['with Alt, which saves the page', { href: `${site}/` }, { altKey: true }],
])('leaves a click alone %s', (_what, attributes, event) => {
  expect(click(attributes, event)).toBe(false);
  expect(call).not.toHaveBeenCalled();
});

it('leaves clicks alone of signed-out visitors, and when nothing follows the session', () => {
  isSignedIn = false;
  expect(click({ href: `${site}/` })).toBe(false);
  isSignedIn = true;
  for (const stop of stops.splice(0)) stop();
  expect(click({ href: `${site}/` })).toBe(false);
  expect(call).not.toHaveBeenCalled();
});

it('leaves a click alone that the page has prevented', () => {
  const prevent = (event: Event) => event.preventDefault();
  document.addEventListener('click', prevent, { once: true });
  click({ href: `${site}/Dashboard` });
  expect(call).not.toHaveBeenCalled();
});

it.each([
  ['a link to a new tab', { target: '_blank' }, {}],
  ['a click with Control', {}, { ctrlKey: true }],
  ['a click with Command', {}, { metaKey: true }],
  ['a middle click', {}, { type: 'auxclick', button: 1 }],
])('opens a tab at once for %s, and leads it on with the code', async (_what, attributes, event) => {
  const tab = fakeTab();
  expect(click({ href: `${site}/Task/7?tab=files#notes`, ...attributes }, event)).toBe(true);
  expect(tab.opener).toBeNull();
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
  expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(
    `${site}/Task/7?tab=files#link-code=${code}&notes`,
  );
  expect(call).toHaveBeenCalledExactlyOnceWith({
    method: 'POST',
    path: '/embed/link-codes',
    token: 'always',
    body: { page: '/Task/7?tab=files' },
  });
});

it.each([
  ['refuses', () => Promise.reject(new Error('refused'))],
  ['has none', () => Promise.resolve({ body: { code: null }, headers: new Headers() })],
])('leads on without a code when the backend %s', async (_what, answer) => {
  call.mockImplementation(answer);
  const tab = fakeTab();
  click({ href: `${site}/Dashboard`, target: '_blank' });
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(`${site}/Dashboard`));
});

it('leaves the click to the browser where it opens no tab for scripts', () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  expect(click({ href: `${site}/`, target: '_blank' })).toBe(false);
  expect(call).not.toHaveBeenCalled();
});
