import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { importWidget } from '#tests/contracts/widgets.ts';
import { fillStorage, flawNames, flaws, putClock } from './device-faults.ts';
import { newFaultyNetwork, triedOn } from './faulty-network.ts';
import { type Submission, submissions, write } from './submissions.ts';
import { patiently, place } from './test-element.ts';
import { signIn, type TwoPeople, twoPeople } from './two-people.ts';
import { exposed, isItself } from './widgets.ts';

const { session } = getRuntime();
const checkout = submissions.find(({ tag }) => tag === 'dragoman-checkout') as Submission;
let people: TwoPeople;
let cells = 0;

beforeAll(async () => {
  people = await twoPeople();
  for (const { tag } of exposed) await importWidget(tag);
});
beforeEach(() => session.signOut());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
afterAll(() => console.info(`${cells} cells of devices’ flaws × widgets`));

const placeWork = (work: Submission): HTMLElement =>
  place(work.tag, { ...work.attributes?.(people), 'api-url': newFaultyNetwork().apiUrl });

describe.each(submissions)('$tag', { timeout: 90_000 }, (work) => {
  it.each(triedOn(flawNames, submissions.indexOf(work)))('does all that it is for with %s', async (flaw) => {
    flaws[flaw]();
    cells += 1;
    const text = `${flaw} ${crypto.randomUUID()}`;
    await signIn(people.person.email);
    await work.prepare?.(text, people);
    const element = placeWork(work);
    await work.fill(element, text);
    work.send(element);
    await vi.waitFor(() => expect(work.isDone(element)).toBe(true), patiently);
    if (work.count) expect(await work.count(people, text)).toBe(1);
  });
});

it.each(flawNames)('shows every widget with %s', { timeout: 90_000 }, async (flaw) => {
  flaws[flaw]();
  await signIn('translator@demo.test', 'dragoman-demo');
  const shown = exposed.filter(
    ({ tag }) => tag !== 'dragoman-chat-inbox' && tag !== 'dragoman-request-board',
  );
  const placed = shown.map(
    (widget) =>
      [
        widget,
        place(widget.tag, { ...widget.attributes?.(people), 'api-url': newFaultyNetwork().apiUrl }),
      ] as const,
  );
  cells += placed.length;
  for (const [widget, element] of placed) await isItself(element, widget, widget.tag);
});

it('keeps what was written last while there was no room for it', async () => {
  await signIn(people.person.email);
  const first = placeWork(checkout);
  await write(first, { details: 'The first words.' });
  fillStorage();
  await write(first, { details: 'The last words.' });
  first.remove();
  const second = placeWork(checkout);
  await vi.waitFor(() => expect(checkout.keeps(second, 'The last words.')).toBe(true));
});

it('says that a time is over which only the device takes to be still to come', async () => {
  putClock(-3_600_000);
  await signIn(people.person.email);
  const element = placeWork(checkout);
  const soon = new Date(Date.now() + 1_800_000);
  const two = (number: number) => String(number).padStart(2, '0');
  await write(element, {
    details: 'Half an hour ago.',
    date: `${soon.getFullYear()}-${two(soon.getMonth() + 1)}-${two(soon.getDate())}`,
    time: `${two(soon.getHours())}:${two(soon.getMinutes())}`,
  });
  checkout.send(element);
  await vi.waitFor(
    () => expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).toMatch(/future/),
    patiently,
  );
  expect(checkout.keeps(element, 'Half an hour ago.')).toBe(true);
});
