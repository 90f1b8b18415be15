import { afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { importWidget } from '#tests/contracts/widgets.ts';
import { control, part, parts, placeElement } from '#tests/setup/test-element.ts';
import { getRuntime } from './runtime.ts';

const { config, session, sessionOf } = getRuntime();
/** Two servers: one of the page's origin, and one of another origin. */
const ownSite = `${location.origin}/own-site`;
const foreign = inject('apiUrl');
const person = { email: 'customer@demo.test', password: 'dragoman-demo' };

const calls: { address: string; authorization: string | null; body: string }[] = [];
const callsTo = (server: string) => calls.filter(({ address }) => address.startsWith(server));

beforeAll(async () => {
  for (const tag of ['dragoman-sign-in', 'dragoman-profile', 'dragoman-offer-form', 'dragoman-offer-grid'])
    await importWidget(tag);
});
beforeEach(() => {
  calls.length = 0;
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    calls.push({ address: String(input), authorization, body: String(init?.body ?? '') });
    return fetch(input, init);
  });
});
afterEach(async () => {
  document.body.replaceChildren();
  await Promise.all([session.signOut(), sessionOf(ownSite).signOut(), sessionOf(foreign).signOut()]);
  vi.restoreAllMocks();
});

const place = (tag: string, attributes: Record<string, string> = {}) =>
  placeElement(tag, { load: 'eager', locale: 'en', ...attributes });
const shows = (element: Element, name: string) =>
  vi.waitFor(() => expect(parts(element, name)).not.toEqual([]));

async function signInWith(element: Element): Promise<void> {
  await userEvent.fill(await vi.waitFor(() => control(element, 'email')), person.email);
  await userEvent.fill(control(element, 'password'), person.password);
  part(element, 'submit').click();
  await shows(element, 'viewer');
}

it('an element’s api-url leaves the page’s backend, its sign-in and its other elements as they are', async () => {
  config.configure({ apiUrl: ownSite });
  const grid = place('dragoman-offer-grid', { 'api-url': foreign, limit: '1' });
  await shows(grid, 'card');
  await signInWith(place('dragoman-sign-in'));

  expect(session.store.getState().user?.email).toBe(person.email);
  expect(callsTo(foreign).map(({ address }) => new URL(address).pathname)).toEqual(['/api/task/all']);
  expect(config.getState()).toMatchObject({ apiUrl: ownSite, siteUrl: ownSite });
});

it('a token goes only to the backend that issued it, whatever elements are on the page', async () => {
  config.configure({ apiUrl: ownSite });
  await session.signIn(person.email, person.password);
  const { token } = session.store.getState();
  const stranger = place('dragoman-profile', { 'api-url': foreign });
  await shows(stranger, 'empty');
  await shows(place('dragoman-profile'), 'form');
  stranger.setAttribute('api-url', ownSite);
  await shows(stranger, 'form');
  stranger.setAttribute('api-url', foreign);
  await shows(stranger, 'empty');

  expect(token).toBeTruthy();
  expect(calls.filter(({ authorization }) => authorization).length).toBeGreaterThan(0);
  for (const { address, authorization, body } of callsTo(foreign)) {
    expect(authorization, address).toBeNull();
    expect(address + body).not.toContain(token);
  }
});

it('elements that alone name their backend share its session, which is not the page’s', async () => {
  config.configure({ apiUrl: foreign });
  const form = place('dragoman-sign-in', { 'api-url': ownSite });
  const profile = place('dragoman-profile', { 'api-url': ownSite });
  const other = place('dragoman-profile');
  await shows(profile, 'empty');
  await signInWith(form);
  await shows(profile, 'form');
  await shows(other, 'empty');

  expect(session.store.getState()).toMatchObject({ authorized: false, user: null, token: null });
  const token = sessionOf(ownSite).store.getState().token ?? '';
  expect(token).toHaveLength(43);
  for (const { address, authorization, body } of callsTo(foreign)) {
    expect(authorization, address).toBeNull();
    expect(body).not.toContain(person.password);
  }
  // The page's own key stays free for a token of the page's backend.
  expect(localStorage.getItem('dragoman.token')).toBeNull();
  expect(Object.values({ ...localStorage })).toContain(token);
});

it('a form of another backend neither shows nor changes what was typed into the page’s', async () => {
  config.configure({ apiUrl: ownSite });
  const title = (element: Element) => vi.waitFor(() => control(element, 'title'));
  const own = place('dragoman-offer-form');
  await userEvent.fill(await title(own), 'Letters of my grandmother');
  const stranger = place('dragoman-offer-form', { 'api-url': foreign });
  expect((await title(stranger)).value).toBe('');
  await userEvent.fill(await title(stranger), 'Something else');
  own.remove();
  expect((await title(place('dragoman-offer-form'))).value).toBe('Letters of my grandmother');
});
