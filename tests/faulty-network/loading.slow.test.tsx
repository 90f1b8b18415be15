import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contracts, importWidget } from '#tests/contracts/widgets.ts';
import {
  createFaultyNetwork,
  type Fault,
  faults,
  sampleFor,
  shortenTimeouts,
  silenceConsole,
} from './faulty-network.ts';
import { advice, openMenu, part, place, slowPoll } from './test-element.ts';
import { ownSite, signIn, signUpTwoPeople, type TwoPeople } from './two-people.ts';
import { type WidgetCase, waitForContent, widgetCases } from './widgets.ts';

let people: TwoPeople;
let combinations = 0;

/** Signs in the user that the widget needs. */
const signInFor = ({ account }: WidgetCase) =>
  account ? signIn(account, 'dragoman-demo') : signIn(people.person.email);

beforeAll(async () => {
  people = await signUpTwoPeople();
});
beforeEach(silenceConsole);
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
afterAll(() => console.info(`${combinations} combinations of faults × widgets, loading`));

/** Problems of what the widget shows for the fault. */
function problems(element: HTMLElement, widget: WidgetCase): string[] {
  const { loads, shows } = widget;
  if (widget.isMenu) openMenu(element);
  const found: string[] = [];
  const error = part(element, 'error');
  if (part(element, 'skeleton') || element.shadowRoot?.querySelector('[aria-busy=true]'))
    found.push('still loads');
  if (shows && element.getBoundingClientRect().height === 0) found.push('is blank');
  if (!loads || part(element, shows)) return found;
  if (!error) found.push('shows no error');
  else if (!advice.test(error.textContent)) found.push(`gives no advice: ${error.textContent}`);
  return found;
}

/** Places a widget on its own faulty connection. */
async function placeBroken(widget: WidgetCase, fault: Fault) {
  const network = createFaultyNetwork();
  await network.break(fault);
  combinations += 1;
  const attributes = { ...widget.attributes?.(people), 'api-url': network.apiUrl };
  return { fault, network, element: place(widget.tag, attributes) };
}

it('covers every widget', () => {
  expect(widgetCases.map(({ tag }) => tag).sort()).toEqual(contracts.map(({ tag }) => tag).sort());
});

describe.each(widgetCases)('$tag', { timeout: 240_000 }, (widget) => {
  const sample = sampleFor(faults, widgetCases.indexOf(widget));
  beforeAll(() => importWidget(widget.tag));
  beforeEach(() => signInFor(widget));

  it('explains each fault with advice, and recovers in place', async () => {
    // Loads the widget's code and data that stay cached.
    const warm = place(widget.tag, { ...widget.attributes?.(people), 'api-url': ownSite });
    await waitForContent(warm, widget);
    warm.remove();
    const shortTimeouts = shortenTimeouts();
    const immediate = sample.filter((fault) => fault !== '401' && fault !== 'offline');
    const placed = await Promise.all(immediate.map((fault) => placeBroken(widget, fault)));
    await vi.waitFor(() => {
      const all = placed.flatMap(({ fault, element }) =>
        problems(element, widget).map((one) => `${fault}: ${one}`),
      );
      expect(all).toEqual([]);
    }, slowPoll);
    shortTimeouts.mockRestore();
    await Promise.all(placed.map(({ network }) => network.restore()));
    for (const { element } of placed) part(element, 'retry')?.click();
    for (const { fault, element } of placed) await waitForContent(element, widget, fault);
  });

  if (sample.includes('401')) {
    it('asks to sign in after the session expired, and continues', async () => {
      const { element, network } = await placeBroken(widget, '401');
      const asksToSignIn = () => expect(part(element, 'sign-in')).not.toBeNull();
      if (widget.loads && !widget.isMenu) await vi.waitFor(asksToSignIn, slowPoll);
      await network.restore();
      await signInFor(widget);
      part(element, 'retry')?.click();
      await waitForContent(element, widget);
    });
  }

  if (sample.includes('offline')) {
    it('recovers by itself after being offline', async () => {
      const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const { element, network } = await placeBroken(widget, 'offline');
      await vi.waitFor(() => expect(problems(element, widget)).toEqual([]), slowPoll);
      isOnline.mockRestore();
      await network.restore();
      window.dispatchEvent(new Event('online'));
      await waitForContent(element, widget);
    });
  }
});
