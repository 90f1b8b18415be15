import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { importWidget } from '#tests/contracts/widgets.ts';
import {
  createFaultyNetwork,
  type Fault,
  faults,
  sampleFor,
  shortenTimeouts,
  silenceConsole,
} from './faulty-network.ts';
import { type Submission, submissions, write } from './submissions.ts';
import { advice, part, place, slowPoll } from './test-element.ts';
import { ownSite, password, signIn, signUpTwoPeople, type TwoPeople } from './two-people.ts';

const { session, config } = getRuntime();
let people: TwoPeople;
let combinations = 0;

beforeAll(async () => {
  people = await signUpTwoPeople();
});
beforeEach(async () => {
  silenceConsole();
  await signIn(people.person.email);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
afterAll(() => console.info(`${combinations} combinations of faults × widgets, submitting`));

/** Expired sessions have their own tests, and nothing can be sent while offline. */
const sendingFaults = (nth: number) =>
  sampleFor(faults, nth).filter((fault) => fault !== '401' && fault !== 'offline');

/** Fills in the widget on a working connection, before the submit. */
async function fillIn(work: Submission, fault: Fault) {
  const network = createFaultyNetwork();
  const text = `${fault} ${crypto.randomUUID()}`;
  await work.prepare?.(text, people);
  const element = place(work.tag, { ...work.attributes?.(people), 'api-url': network.apiUrl });
  await work.fill(element, text);
  combinations += 1;
  return { fault, network, text, element };
}

/** Problems of what the widget shows after the submit. */
function problems(
  element: HTMLElement,
  { isDone, hasInput }: Pick<Submission, 'isDone' | 'hasInput'>,
  text: string,
): string[] {
  if (element.shadowRoot?.querySelector('[aria-busy=true], [data-state=sending]')) return ['still sends'];
  if (isDone(element)) return [];
  const alerts = [...(element.shadowRoot?.querySelectorAll('[role=alert], [part~=problem]') ?? [])];
  const words = alerts.map(({ textContent }) => textContent).join(' ');
  const found = advice.test(words) ? [] : [`gives no advice: “${words}”`];
  return hasInput(element, text) ? found : [...found, 'lost the input'];
}

describe.each(submissions)('$tag', { timeout: 240_000 }, (work) => {
  beforeAll(() => importWidget(work.tag));

  it('keeps the input, gives advice, and submits once', async () => {
    const sending = sendingFaults(submissions.indexOf(work));
    // All at once takes the time of the slowest.
    for (const group of work.isAlone ? sending.map((fault) => [fault]) : [sending]) await submit(group);
  });

  async function submit(group: readonly Fault[]) {
    const placed: Awaited<ReturnType<typeof fillIn>>[] = [];
    for (const fault of group) placed.push(await fillIn(work, fault));
    // First: a list that is read again meanwhile would wait for its answer as long as a visitor does.
    const shortTimeouts = shortenTimeouts();
    await Promise.all(placed.map(({ network, fault }) => network.break(fault)));
    for (const { element } of placed) work.send(element);
    await vi.waitFor(() => {
      const all = placed.flatMap(({ fault, element, text }) =>
        problems(element, work, text).map((one) => `${fault}: ${one}`),
      );
      expect(all.join('\n')).toBe('');
    }, slowPoll);
    shortTimeouts.mockRestore();
    await Promise.all(placed.map(({ network }) => network.restore()));
    for (const { fault, element } of placed) {
      if (!work.isDone(element)) work.send(element);
      await vi.waitFor(() => {
        expect(work.isDone(element), `${fault}: ${element.shadowRoot?.textContent}`).toBe(true);
      }, slowPoll);
    }
    if (!work.count) return;
    for (const { fault, text } of placed) expect(await work.count(people, text), fault).toBe(1);
    for (const { text } of placed) await work.takeBack?.(people, text);
  }
});

describe('dragoman-sign-in', { timeout: 240_000 }, () => {
  beforeAll(() => importWidget('dragoman-sign-in'));
  afterAll(() => config.configure({ apiUrl: ownSite }));

  const form: Pick<Submission, 'isDone' | 'hasInput'> = {
    isDone: () => session.store.getState().authorized,
    hasInput: (element, text) =>
      element.shadowRoot?.querySelector<HTMLInputElement>('[name=password]')?.value === text,
  };

  it.each(sendingFaults(submissions.length))('keeps the input and signs in after %s', async (fault) => {
    await session.signOut();
    const network = createFaultyNetwork();
    // The sign-in form uses the page's backend.
    config.configure({ apiUrl: network.apiUrl });
    const element = place('dragoman-sign-in', { 'success-url': '#signed-in' });
    await write(element, { email: people.person.email, password });
    const shortTimeouts = shortenTimeouts();
    await network.break(fault);
    combinations += 1;
    part(element, 'submit')?.click();
    await vi.waitFor(() => expect(problems(element, form, password).join()).toBe(''), slowPoll);
    shortTimeouts.mockRestore();
    await network.restore();
    part(element, 'submit')?.click();
    await vi.waitFor(() => expect(form.isDone(element)).toBe(true), slowPoll);
  });
});
