import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { importWidget } from '#tests/contracts/widgets.ts';
import {
  beImpatient,
  expectWarnings,
  type Fault,
  faults,
  newFaultyNetwork,
  triedOn,
} from './faulty-network.ts';
import { type Submission, submissions, write } from './submissions.ts';
import { advice, part, patiently, place } from './test-element.ts';
import { ownSite, password, signIn, type TwoPeople, twoPeople } from './two-people.ts';

const { session, config } = getRuntime();
let people: TwoPeople;
let cells = 0;

beforeAll(async () => {
  people = await twoPeople();
});
beforeEach(async () => {
  expectWarnings();
  await signIn(people.person.email);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
afterAll(() => console.info(`${cells} cells of faults × widgets, sending`));

/** An ended session has tests of its own, and who is offline cannot reach anybody. */
const sendingFaults = (nth: number) =>
  triedOn(faults, nth).filter((fault) => fault !== '401' && fault !== 'offline');

/** Filled in on a line that works, up to the last press. */
async function filledIn(work: Submission, fault: Fault) {
  const line = newFaultyNetwork();
  const text = `${fault} ${crypto.randomUUID()}`;
  await work.prepare?.(text, people);
  const element = place(work.tag, { ...work.attributes?.(people), 'api-url': line.apiUrl });
  await work.fill(element, text);
  cells += 1;
  return { fault, line, text, element };
}

/** What is wrong with what a person sees after the press. */
function problems(
  element: HTMLElement,
  { isDone, keeps }: Pick<Submission, 'isDone' | 'keeps'>,
  text: string,
): string[] {
  if (element.shadowRoot?.querySelector('[aria-busy=true], [data-state=sending]')) return ['waits'];
  if (isDone(element)) return [];
  const told = [...(element.shadowRoot?.querySelectorAll('[role=alert], [part~=problem]') ?? [])];
  const words = told.map(({ textContent }) => textContent).join(' ');
  const found = advice.test(words) ? [] : [`says “${words}”`];
  return keeps(element, text) ? found : [...found, 'lost what was written'];
}

describe.each(submissions)('$tag', { timeout: 90_000 }, (work) => {
  beforeAll(() => importWidget(work.tag));

  it('loses nothing that was written, says what to do, and sends once', async () => {
    const placed: Awaited<ReturnType<typeof filledIn>>[] = [];
    for (const fault of sendingFaults(submissions.indexOf(work))) placed.push(await filledIn(work, fault));
    await Promise.all(placed.map(({ line, fault }) => line.break(fault)));
    const impatience = beImpatient();
    for (const { element } of placed) work.send(element);
    await vi.waitFor(() => {
      const all = placed.flatMap(({ fault, element, text }) =>
        problems(element, work, text).map((one) => `${fault}: ${one}`),
      );
      expect(all).toEqual([]);
    }, patiently);
    impatience.mockRestore();
    await Promise.all(placed.map(({ line }) => line.mend()));
    for (const { fault, element } of placed) {
      if (!work.isDone(element)) work.send(element);
      await vi.waitFor(() => {
        expect(work.isDone(element), `${fault}: ${element.shadowRoot?.textContent}`).toBe(true);
      }, patiently);
    }
    if (!work.count) return;
    for (const { fault, text } of placed) expect(await work.count(people, text), fault).toBe(1);
  });
});

describe('dragoman-sign-in', { timeout: 90_000 }, () => {
  beforeAll(() => importWidget('dragoman-sign-in'));
  afterAll(() => config.configure({ apiUrl: ownSite }));

  const form: Pick<Submission, 'isDone' | 'keeps'> = {
    isDone: () => session.store.getState().authorized,
    keeps: (element, text) =>
      element.shadowRoot?.querySelector<HTMLInputElement>('[name=password]')?.value === text,
  };

  it.each(sendingFaults(submissions.length))('keeps what was typed and signs in after %s', async (fault) => {
    await session.signOut();
    const line = newFaultyNetwork();
    // People sign in at the page's backend.
    config.configure({ apiUrl: line.apiUrl });
    const element = place('dragoman-sign-in', { 'success-url': '#signed-in' });
    await write(element, { email: people.person.email, password });
    await line.break(fault);
    const impatience = beImpatient();
    cells += 1;
    part(element, 'submit')?.click();
    await vi.waitFor(() => expect(problems(element, form, password)).toEqual([]), patiently);
    impatience.mockRestore();
    await line.mend();
    part(element, 'submit')?.click();
    await vi.waitFor(() => expect(form.isDone(element)).toBe(true), patiently);
  });
});
