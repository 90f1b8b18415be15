import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import { importWidget } from '#tests/contracts/widgets.ts';
import { control, recordEvents } from '#tests/setup/test-element.ts';
import { createFaultyNetwork } from './faulty-network.ts';
import { submissions, write } from './submissions.ts';
import { part, place, slowPoll } from './test-element.ts';
import { ownSite, password, signIn, signUpTwoPeople, type TwoPeople } from './two-people.ts';

let people: TwoPeople;

beforeAll(async () => {
  people = await signUpTwoPeople();
});
beforeEach(() => signIn(people.person.email));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Background calls, which may be repeated. */
const isBackgroundCall = (path: string) => /\/(read|typing)$/.test(path);

/** Records the write calls from now on. */
function recordWrites(): string[] {
  const writes: string[] = [];
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(String(input));
    if ((init?.method ?? 'GET') !== 'GET' && !isBackgroundCall(pathname))
      writes.push(`${init?.method} ${pathname}`);
    return fetch(input, init);
  });
  return writes;
}

describe.each(submissions)('$tag', (work) => {
  beforeAll(() => importWidget(work.tag));

  it('submits once on a double click', async () => {
    const text = `Twice ${crypto.randomUUID()}`;
    await work.prepare?.(text, people);
    const element = place(work.tag, {
      ...work.attributes?.(people),
      'api-url': createFaultyNetwork().apiUrl,
    });
    await work.fill(element, text);
    const writes = recordWrites();
    work.send(element);
    work.send(element);
    await vi.waitFor(() => expect(work.isDone(element)).toBe(true), slowPoll);
    expect(writes).toHaveLength(1);
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

  it('signs in once on a double click', async () => {
    const signedIn = recordEvents('dragoman-signed-in', { prevent: true });
    const form = placeForm();
    await write(form, { email: people.person.email, password });
    const writes = recordWrites();
    submitTwice(form);
    await vi.waitFor(() => expect(signedIn).toHaveLength(1), slowPoll);
    expect(writes).toHaveLength(1);
  });

  it('signs up once on a double click', async () => {
    const signedUp = recordEvents('dragoman-signed-up');
    const form = placeForm({ mode: 'sign-up' });
    await write(form, {
      ...{ firstname: 'Ada', lastname: 'Twice', email: `twice-${crypto.randomUUID()}@example.test` },
      ...{ password, confirmPassword: password },
    });
    await userEvent.selectOptions(control(form, 'language'), 'en');
    const writes = recordWrites();
    submitTwice(form);
    await vi.waitFor(() => expect(signedUp).toHaveLength(1), slowPoll);
    expect(writes).toHaveLength(1);
  });

  it.each(['javascript:globalThis.pwned=1', 'JaVaScRiPt\n:globalThis.pwned=1', 'data:text/html,pwned'])(
    'redirects to the default instead of %j after signing in',
    async (address) => {
      const signedIn = recordEvents('dragoman-signed-in');
      const hrefs: (string | null)[] = [];
      const recordHref = (event: Event) => {
        const [target] = event.composedPath();
        if (!(target instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        hrefs.push(target.getAttribute('href'));
      };
      document.addEventListener('click', recordHref);
      const form = placeForm({ 'success-url': address });
      await write(form, { email: people.person.email, password });
      part(form, 'submit')?.click();
      await vi.waitFor(() => expect(signedIn).toHaveLength(1), slowPoll);
      await vi.waitFor(() => expect(hrefs).toEqual(['/']));
      document.removeEventListener('click', recordHref);
      expect('pwned' in globalThis).toBe(false);
    },
  );
});
