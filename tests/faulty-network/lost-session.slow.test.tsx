import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { contracts, importWidget } from '#tests/contracts/widgets.ts';
import { type Fault, silenceConsole } from './faulty-network.ts';
import { loseSession } from './lost-session.ts';
import { write } from './submissions.ts';
import { openMenu, part, place, slowPoll } from './test-element.ts';
import { ownSite, signUpTwoPeople, type TwoPeople } from './two-people.ts';
import { type WidgetCase, waitForContent, widgetCases } from './widgets.ts';

const { session } = getRuntime();
let people: TwoPeople;

/** They show the same to everybody. */
const isPublic = ({ tag }: WidgetCase) =>
  contracts.some((contract) => contract.tag === tag && contract.isPublic) ||
  ['dragoman-toaster', 'dragoman-service-select', 'dragoman-launcher'].includes(tag);
/** Visitors may fill them in before they sign in. */
const isForm = ({ tag }: WidgetCase) =>
  ['dragoman-checkout', 'dragoman-sign-in', 'dragoman-offer-form', 'dragoman-request-form'].includes(tag);
const cases = widgetCases.filter(({ account }) => !account);

beforeAll(async () => {
  people = await signUpTwoPeople();
  await Promise.all(widgetCases.map(({ tag }) => importWidget(tag)));
});
beforeEach(silenceConsole);
afterEach(async () => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  await session.signOut();
});

const placeAll = () =>
  cases.map((widget) => {
    const attributes = { ...widget.attributes?.(people), 'api-url': ownSite };
    return { widget, element: place(widget.tag, attributes) };
  });

const shownParts = (element: HTMLElement) => ({
  error: part(element, 'error') !== null,
  retry: part(element, 'retry') !== null,
  'sign-in': part(element, 'sign-in') !== null,
});

/** Which widgets show something else than they should while the session is unreachable. */
function problems(placed: ReturnType<typeof placeAll>): string[] {
  return placed.flatMap(({ widget, element }) => {
    if (widget.isMenu) openMenu(element);
    const { tag, shows } = widget;
    const has = shownParts(element);
    const isDisturbed = has.error || has.retry;
    const found = has['sign-in'] ? [`${tag} asks for a sign-in`] : [];
    if (isPublic(widget) === isDisturbed)
      found.push(`${tag} ${isDisturbed ? 'is disturbed' : 'says nothing'}`);
    if ((isPublic(widget) || isForm(widget)) && shows && !part(element, shows)) found.push(`${tag} is blank`);
    return found;
  });
}

describe('while the backend does not answer whether a session is valid', { timeout: 240_000 }, () => {
  it.each(['refused', '500', 'silence'] satisfies Fault[])(
    'says so in signed-in widgets alone (%s), and one Retry helps them all',
    async (fault) => {
      const errors: unknown[] = [];
      const record = ({ target }: Event) => errors.push(target instanceof Element && target.localName);
      document.addEventListener('dragoman-error', record);
      const network = await loseSession(people.person.email, fault);
      const placed = placeAll();
      await vi.waitFor(() => expect(problems(placed)).toEqual([]), slowPoll);
      expect(errors).toContain('dragoman-chat-inbox');
      document.removeEventListener('dragoman-error', record);

      await network.restore();
      const inbox = placed.find(({ widget }) => widget.tag === 'dragoman-chat-inbox');
      await vi.waitFor(() => {
        if (inbox) part(inbox.element, 'retry')?.click();
        expect(session.store.getState().status).toBe('signed-in');
      }, slowPoll);
      for (const { widget, element } of placed) {
        if (widget.tag !== 'dragoman-sign-in') await waitForContent(element, widget);
        expect(part(element, 'retry'), widget.tag).toBeNull();
      }
    },
  );

  it('keeps what is typed meanwhile, and continues by itself', async () => {
    const network = await loseSession(people.person.email);
    const attributes = { 'offer-id': people.other.offerId, 'api-url': ownSite };
    const checkout = place('dragoman-checkout', attributes);
    await write(checkout, { details: 'Typed while nobody answered' });
    part(checkout, 'submit')?.click();
    await vi.waitFor(() => expect(part(checkout, 'retry')).not.toBeNull());
    expect(part(checkout, 'sign-in')).toBeNull();
    await network.restore();
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(part(checkout, 'retry')).toBeNull(), slowPoll);
    const details = checkout.shadowRoot?.querySelector<HTMLTextAreaElement>('[name=details]');
    expect(details?.value).toBe('Typed while nobody answered');
    expect(session.store.getState().status).toBe('signed-in');
  });
});
