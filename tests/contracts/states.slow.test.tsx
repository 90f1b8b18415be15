import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeElement } from '#tests/setup/test-element.ts';
import { contracts, importWidget } from './widgets.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.body.removeAttribute('style');
});

/** WCAG 2.2 up to AA and axe's best practices. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const place = (tag: string, demo: string, attributes: Record<string, string> = {}): HTMLElement =>
  placeElement(tag, { demo, locale: 'en', ...attributes });

async function waitUntilSettled(element: HTMLElement, demo: string): Promise<void> {
  const find = (selector: string) => element.shadowRoot?.querySelector(selector);
  await vi.waitFor(() => expect(find('[data-dragoman-root]:not([hidden])')).not.toBeNull());
  if (demo !== 'loading') await vi.waitFor(() => expect(find('[part~=skeleton]')).toBeNull());
}

/** Ends fade-in animations, so that axe checks final colours. */
function endAnimations(element: Element): void {
  for (const animation of element.shadowRoot?.getAnimations() ?? [])
    if (animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
}

const rendered = (element: Element) => [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])];
const partsOf = (element: Element) => new Set(rendered(element).flatMap((node) => [...node.part]));

const stateParts = { loading: 'skeleton', empty: 'empty', error: 'error' };

describe.each(contracts)('<$tag>', ({ tag, parts, slots }) => {
  beforeAll(() => importWidget(tag));

  const states = Object.entries(stateParts).filter(([, part]) => part in parts);

  it.each(states)('shows what demo="%s" promises', async (demo, part) => {
    const element = place(tag, demo);
    // A closed menu, such as the bell, shows its state inside.
    await vi.waitFor(() => expect(partsOf(element).size).toBeGreaterThan(0));
    if (!partsOf(element).has(part)) element.shadowRoot?.querySelector('button')?.click();
    await vi.waitFor(() => expect(partsOf(element)).toContain(part));
  });

  it('makes no call in a demo', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const element = place(tag, 'ready');
    await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBeGreaterThan(0));
    await new Promise(requestAnimationFrame);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('has no accessibility violations in any state', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error'])
      for (const [theme, locale] of [
        ['light', 'en'],
        ['dark', 'ar'],
      ] as const) {
        document.body.style.background = theme === 'dark' ? '#14130F' : '#FCFBF8';
        const element = place(tag, demo, { theme, locale });
        await waitUntilSettled(element, demo);
        endAnimations(element);
        expect((await axe.run(element, { runOnly })).violations, `${demo}, ${theme}, ${locale}`).toEqual([]);
        element.remove();
      }
  });

  it('renders no part and no slot that its contract does not name', async () => {
    const found = new Set<string>();
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      const element = place(tag, demo);
      await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBeGreaterThan(0));
      await new Promise(requestAnimationFrame);
      for (const part of partsOf(element)) if (!(part in parts)) found.add(`part ${part}`);
      for (const slot of element.shadowRoot?.querySelectorAll('slot[name]') ?? [])
        if (!((slot.getAttribute('name') ?? '') in slots)) found.add(`slot ${slot.getAttribute('name')}`);
    }
    expect([...found]).toEqual([]);
  });

  it('adds nothing to the page’s head', async () => {
    const before = document.head.childElementCount;
    const element = place(tag, 'ready');
    await vi.waitFor(() => expect(element.shadowRoot?.childElementCount).toBeGreaterThan(0));
    expect(document.head.childElementCount).toBe(before);
  });
});
