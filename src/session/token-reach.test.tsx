import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { exposeGlobally, publicApi } from '#core/embed/public-api.ts';
import { getRuntime } from '#core/runtime/runtime.ts';

/** The test pages have another origin than the backend, like a partner's. */
const runtime = getRuntime();
const apiUrl = inject('apiUrl');
let token = '';
const events: unknown[] = [];

const record = (event: Event) => event instanceof CustomEvent && events.push(event.detail);

/** Visits everything that is reachable from a value: members, symbols, getters, prototypes, entries, and results of its readers. */
function search(start: unknown, found: (path: string, value: unknown) => void): void {
  const seen = new Set<unknown>();
  const queue: [path: string, value: unknown][] = [['', start]];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [path, value] = next;
    found(path, value);
    const isContainer = typeof value === 'function' || (typeof value === 'object' && value !== null);
    if (!isContainer || seen.has(value) || value instanceof Node || value === globalThis) continue;
    seen.add(value);
    if (value instanceof Map || value instanceof Set)
      queue.push(...[...value].map((entry): [string, unknown] => [`${path}<entry>`, entry]));
    for (const key of Reflect.ownKeys(value)) {
      const name = `${path}.${String(key)}`;
      try {
        const member: unknown = Reflect.get(value, key);
        queue.push([name, member]);
        if (typeof member === 'function' && /^(get|read|to)/.test(String(key)))
          queue.push([`${name}()`, Reflect.apply(member, value, [])]);
      } catch {
        // A getter that throws exposes nothing.
      }
    }
    queue.push([`${path}.__proto__`, Object.getPrototypeOf(value)]);
  }
}

function placesOfToken(start: unknown): string[] {
  const places: string[] = [];
  search(start, (path, value) => {
    const text = typeof value === 'function' ? Function.prototype.toString.call(value) : value;
    if (typeof text === 'string' && text.includes(token)) places.push(path);
  });
  return places;
}

beforeAll(async () => {
  const call = vi.spyOn(globalThis, 'fetch');
  for (const name of ['dragoman-signed-in', 'dragoman-notice']) document.addEventListener(name, record);
  exposeGlobally(
    publicApi(
      'test',
      () => runtime,
      () => undefined,
      () => import('#core/embed/open-widget.ts'),
    ),
  );
  runtime.config.configure({ apiUrl, storageKey: 'token' });
  await runtime.session.signIn('customer@demo.test', 'dragoman-demo');
  await runtime.client(apiUrl).call({ path: '/user/Profile', token: 'always' });
  const headers = call.mock.calls.at(-1)?.[1]?.headers;
  token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? '';
  call.mockRestore();
});

afterAll(async () => {
  for (const name of ['dragoman-signed-in', 'dragoman-notice']) document.removeEventListener(name, record);
  await runtime.session.signOut();
});

it('finds a token in an object that exposes it', () => {
  expect(token).toMatch(/^\S{16,}$/);
  const exposing = new Map([
    [
      'state',
      {
        get inner() {
          return [`Bearer ${token}`];
        },
      },
    ],
  ]);
  expect(placesOfToken({ exposing })).not.toEqual([]);
});

it('is not reachable from the page’s runtime', () => {
  expect(runtime.session.store.getState().authorized).toBe(true);
  expect(placesOfToken(Reflect.get(globalThis, Symbol.for('dragoman.runtime.v1')))).toEqual([]);
});

it('is not reachable from Dragoman', () => {
  const { Dragoman } = globalThis as unknown as { Dragoman: { session: { getState(): object } } };
  expect(Dragoman.session.getState()).toMatchObject({ token: null, authorized: true });
  expect(placesOfToken(Dragoman)).toEqual([]);
});

it('is in no event, no cookie and no storage', () => {
  expect(placesOfToken(events)).toEqual([]);
  expect(document.cookie).not.toContain(token);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(token);
});

it('is not sent to another backend that the page configures', async () => {
  const call = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('[]'));
  for (const other of [location.origin, 'https://elsewhere.example']) {
    runtime.config.configure({ apiUrl: other });
    await runtime.session.refreshUser().catch(() => undefined);
    await runtime.client(other).call({ path: '/user/Profile', token: 'always' });
    expect(runtime.session.store.getState().token).toBeNull();
  }
  const sentElsewhere = call.mock.calls.filter(([address]) => !String(address).startsWith(apiUrl));
  const headers = sentElsewhere.map(([, init]) => new Headers(init?.headers).get('authorization'));
  expect(headers).toEqual([null, null]);
  expect(JSON.stringify({ ...localStorage })).not.toContain(token);
  call.mockRestore();
  runtime.config.configure({ apiUrl });
});
