import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contracts, importWidget } from '#tests/contracts/widgets.ts';
import {
  beImpatient,
  expectWarnings,
  type Fault,
  faults,
  newFaultyNetwork,
  triedOn,
} from './faulty-network.ts';
import { advice, part, patiently, place, unfold } from './test-element.ts';
import { ownSite, signIn, type TwoPeople, twoPeople } from './two-people.ts';
import { type Exposed, exposed, isItself } from './widgets.ts';

let people: TwoPeople;
let cells = 0;

/** Whoever the widget is for is signed in. */
const signInFor = ({ isPartners }: Exposed) =>
  isPartners ? signIn('translator@demo.test', 'dragoman-demo') : signIn(people.person.email);

beforeAll(async () => {
  people = await twoPeople();
});
beforeEach(expectWarnings);
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
afterAll(() => console.info(`${cells} cells of faults × widgets, loading`));

/** What is wrong with what a person sees once the fault has been told. */
function problems(element: HTMLElement, widget: Exposed): string[] {
  const { loads, shows } = widget;
  if (widget.unfolds) unfold(element);
  const found: string[] = [];
  const error = part(element, 'error');
  if (part(element, 'skeleton') || element.shadowRoot?.querySelector('[aria-busy=true]')) found.push('waits');
  if (shows && element.getBoundingClientRect().height === 0) found.push('is blank');
  if (!loads || part(element, shows)) return found;
  if (!error) found.push('says nothing');
  else if (!advice.test(error.textContent)) found.push(`only says: ${error.textContent}`);
  return found;
}

/** On a line of its own, broken in its own way. */
async function placeBroken(widget: Exposed, fault: Fault) {
  const line = newFaultyNetwork();
  await line.break(fault);
  cells += 1;
  const attributes = { ...widget.attributes?.(people), 'api-url': line.apiUrl };
  return { fault, line, element: place(widget.tag, attributes) };
}

it('knows every widget', () => {
  expect(exposed.map(({ tag }) => tag).sort()).toEqual(contracts.map(({ tag }) => tag).sort());
});

describe.each(exposed)('$tag', { timeout: 90_000 }, (widget) => {
  const tried = triedOn(faults, exposed.indexOf(widget));
  beforeAll(() => importWidget(widget.tag));
  beforeEach(() => signInFor(widget));

  it('says what is wrong and what to do, and recovers in place', async () => {
    // What is fetched when a widget first stands on a page is there by then.
    const warm = place(widget.tag, { ...widget.attributes?.(people), 'api-url': ownSite });
    await isItself(warm, widget);
    warm.remove();
    const impatience = beImpatient();
    const lasting = tried.filter((fault) => fault !== '401' && fault !== 'offline');
    const placed = await Promise.all(lasting.map((fault) => placeBroken(widget, fault)));
    await vi.waitFor(() => {
      const all = placed.flatMap(({ fault, element }) =>
        problems(element, widget).map((one) => `${fault}: ${one}`),
      );
      expect(all).toEqual([]);
    }, patiently);
    impatience.mockRestore();
    await Promise.all(placed.map(({ line }) => line.mend()));
    for (const { element } of placed) part(element, 'retry')?.click();
    for (const { fault, element } of placed) await isItself(element, widget, fault);
  });

  if (tried.includes('401')) {
    it('asks to sign in where the session is over, and goes on', async () => {
      const { element, line } = await placeBroken(widget, '401');
      const asks = () => expect(part(element, 'sign-in')).not.toBeNull();
      if (widget.loads && !widget.unfolds) await vi.waitFor(asks, patiently);
      await line.mend();
      await signInFor(widget);
      part(element, 'retry')?.click();
      await isItself(element, widget);
    });
  }

  if (tried.includes('offline')) {
    it('comes back by itself after having been offline', async () => {
      const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      const { element, line } = await placeBroken(widget, 'offline');
      await vi.waitFor(() => expect(problems(element, widget)).toEqual([]), patiently);
      isOnline.mockRestore();
      await line.mend();
      window.dispatchEvent(new Event('online'));
      await isItself(element, widget);
    });
  }
});
