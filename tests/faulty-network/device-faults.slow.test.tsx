import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { importWidget } from '#tests/contracts/widgets.ts';
import { deviceFaultNames, deviceFaults, fillStorage, shiftClock } from './device-faults.ts';
import { createFaultyNetwork, sampleFor } from './faulty-network.ts';
import { type Submission, submissions, write } from './submissions.ts';
import { place, slowPoll } from './test-element.ts';
import { signIn, signUpTwoPeople, type TwoPeople } from './two-people.ts';
import { waitForContent, widgetCases } from './widgets.ts';

const { session } = getRuntime();
/** What only the people of the test, or an operator, may see. */
const notTheTranslators = [
  'dragoman-chat-inbox',
  'dragoman-request-board',
  'dragoman-task',
  'dragoman-disputes',
];
const checkout = submissions.find(({ tag }) => tag === 'dragoman-checkout') as Submission;
let people: TwoPeople;
let combinations = 0;

beforeAll(async () => {
  people = await signUpTwoPeople();
  for (const { tag } of widgetCases) await importWidget(tag);
});
beforeEach(() => session.signOut());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
afterAll(() => console.info(`${combinations} combinations of device faults × widgets`));

const placeWidget = (work: Submission): HTMLElement =>
  place(work.tag, { ...work.attributes?.(people), 'api-url': createFaultyNetwork().apiUrl });

describe.each(submissions)('$tag', { timeout: 240_000 }, (work) => {
  it.each(sampleFor(deviceFaultNames, submissions.indexOf(work)))(
    'works completely with %s',
    async (fault) => {
      deviceFaults[fault]();
      combinations += 1;
      const text = `${fault} ${crypto.randomUUID()}`;
      await signIn(people.person.email);
      await work.prepare?.(text, people);
      const element = placeWidget(work);
      await work.fill(element, text);
      work.send(element);
      await vi.waitFor(() => expect(work.isDone(element)).toBe(true), slowPoll);
      if (work.count) expect(await work.count(people, text)).toBe(1);
      await work.takeBack?.(people, text);
    },
  );
});

it.each(deviceFaultNames)('shows every widget with %s', { timeout: 240_000 }, async (fault) => {
  deviceFaults[fault]();
  await signIn('translator@demo.test', 'dragoman-demo');
  const shown = widgetCases.filter(({ tag }) => !notTheTranslators.includes(tag));
  const placed = shown.map(
    (widget) =>
      [
        widget,
        place(widget.tag, { ...widget.attributes?.(people), 'api-url': createFaultyNetwork().apiUrl }),
      ] as const,
  );
  combinations += placed.length;
  for (const [widget, element] of placed) await waitForContent(element, widget, widget.tag);
});

it('keeps the last draft although the storage is full', async () => {
  await signIn(people.person.email);
  const first = placeWidget(checkout);
  await write(first, { details: 'The first words.' });
  fillStorage();
  await write(first, { details: 'The last words.' });
  first.remove();
  const second = placeWidget(checkout);
  await vi.waitFor(() => expect(checkout.hasInput(second, 'The last words.')).toBe(true));
});

it('reports a time as past that is in the future only on the device’s clock', async () => {
  shiftClock(-3_600_000);
  await signIn(people.person.email);
  const element = placeWidget(checkout);
  const soon = new Date(Date.now() + 1_800_000);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  await write(element, {
    details: 'Half an hour ago.',
    date: `${soon.getFullYear()}-${twoDigits(soon.getMonth() + 1)}-${twoDigits(soon.getDate())}`,
    time: `${twoDigits(soon.getHours())}:${twoDigits(soon.getMinutes())}`,
  });
  checkout.send(element);
  await vi.waitFor(
    () => expect(element.shadowRoot?.querySelector('[role=alert]')?.textContent).toMatch(/future/),
    slowPoll,
  );
  expect(checkout.hasInput(element, 'Half an hour ago.')).toBe(true);
});
