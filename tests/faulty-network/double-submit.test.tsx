import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import { importWidget } from '#tests/contracts/widgets.ts';
import { control, recordEvents } from '#tests/setup/test-element.ts';
import { newFaultyNetwork } from './faulty-network.ts';
import { submissions, write } from './submissions.ts';
import { part, patiently, place } from './test-element.ts';
import { ownSite, password, signIn, type TwoPeople, twoPeople } from './two-people.ts';

let people: TwoPeople;

beforeAll(async () => {
  people = await twoPeople();
});
beforeEach(() => signIn(people.person.email));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** What is sent along the way, and may be sent again. */
const isNoise = (path: string) => /\/(read|typing)$/.test(path);

/** The calls that change something, as they are made from now on. */
function hearChanges(): string[] {
  const heard: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(String(input));
    if ((init?.method ?? 'GET') !== 'GET' && !isNoise(pathname)) heard.push(`${init?.method} ${pathname}`);
    return fetch(input, init);
  });
  return heard;
}

describe.each(submissions)('$tag', (work) => {
  beforeAll(() => importWidget(work.tag));

  it('sends once what is sent twice at a time', async () => {
    const text = `Twice ${crypto.randomUUID()}`;
    await work.prepare?.(text, people);
    const element = place(work.tag, { ...work.attributes?.(people), 'api-url': newFaultyNetwork().apiUrl });
    await work.fill(element, text);
    const changes = hearChanges();
    work.send(element);
    work.send(element);
    await vi.waitFor(() => expect(work.isDone(element)).toBe(true), patiently);
    expect(changes).toHaveLength(1);
  });
});

describe('dragoman-sign-in', () => {
  const placeForm = (attributes: Record<string, string> = {}) =>
    place('dragoman-sign-in', { 'api-url': ownSite, 'redirect-delay': '0', ...attributes });
  const submitTwice = (element: Element) => {
    part(element, 'submit')?.click();
    part(element, 'submit')?.click();
  };

  beforeAll(() => importWidget('dragoman-sign-in'));
  beforeEach(() => getRuntime().session.signOut());

  it('signs in once however often it is pressed', async () => {
    const entered = recordEvents('dragoman-signed-in', { prevent: true });
    const form = placeForm();
    await write(form, { email: people.person.email, password });
    const changes = hearChanges();
    submitTwice(form);
    await vi.waitFor(() => expect(entered).toHaveLength(1), patiently);
    expect(changes).toHaveLength(1);
  });

  it('signs up once however often it is pressed', async () => {
    const joined = recordEvents('dragoman-signed-up');
    const form = placeForm({ mode: 'sign-up' });
    await write(form, {
      ...{ firstname: 'Ada', lastname: 'Twice', email: `twice-${crypto.randomUUID()}@example.test` },
      ...{ password, confirmPassword: password },
    });
    await userEvent.selectOptions(control(form, 'language'), 'en');
    const changes = hearChanges();
    submitTwice(form);
    await vi.waitFor(() => expect(joined).toHaveLength(1), patiently);
    expect(changes).toHaveLength(1);
  });

  it.each(['javascript:globalThis.pwned=1', 'JaVaScRiPt\n:globalThis.pwned=1', 'data:text/html,pwned'])(
    'goes nowhere once signed in where the page says to go on to %j',
    async (address) => {
      const entered = recordEvents('dragoman-signed-in');
      const ways: (string | null)[] = [];
      const hearWay = (event: Event) => {
        const [target] = event.composedPath();
        if (target instanceof HTMLAnchorElement) ways.push(target.getAttribute('href'));
      };
      document.addEventListener('click', hearWay);
      const { pathname } = location;
      const form = placeForm({ 'success-url': address });
      await write(form, { email: people.person.email, password });
      part(form, 'submit')?.click();
      await vi.waitFor(() => expect(entered).toHaveLength(1), patiently);
      await vi.waitFor(() => expect(ways).toEqual(['#']));
      document.removeEventListener('click', hearWay);
      expect(location.pathname).toBe(pathname);
      expect('pwned' in globalThis).toBe(false);
    },
  );
});
