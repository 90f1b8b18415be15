import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { getRuntime } from '#core/runtime/runtime.ts';
import { type TokenName, tokens } from '#core/theme/tokens.ts';
import { styleSheet, themeNames, themes } from '#site/embed/themes.ts';
import { part, parts, placeElement } from '#tests/setup/test-element.ts';
import { contracts, importWidget } from './widgets.ts';

/** The page background: only the marketplace's own pages use it, no widget. */
const pageTokens: readonly string[] = ['color-paper'];

const { notices } = getRuntime();

const styleProperties = [
  'color',
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'borderBottomColor',
  'borderTopLeftRadius',
  'outlineColor',
  'boxShadow',
  'fontFamily',
  'fontSize',
  'paddingTop',
  'top',
  'rowGap',
  'columnGap',
  'transitionDuration',
] as const;
const pseudoElements = [null, '::before', '::after', '::backdrop', '::placeholder'];

const roots = () =>
  [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot] : []));

function styleRules(list: CSSRuleList): CSSStyleRule[] {
  return [...list].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule] : []),
    ...('cssRules' in rule ? styleRules(rule.cssRules as CSSRuleList) : []),
  ]);
}

/** Elements with a style rule that reads the token, in any pseudo-class state. */
function readersOf(name: TokenName): Element[] {
  const rules = roots().flatMap(({ adoptedStyleSheets }) =>
    adoptedStyleSheets.flatMap(({ cssRules }) => styleRules(cssRules)),
  );
  const reads = new RegExp(`--dragoman-${name}\\b(?!-)`);
  const selectors = new Set(
    rules
      .filter(({ cssText }) => reads.test(cssText))
      .map(({ selectorText }) =>
        selectorText.replace(/::?(hover|active|before|after|backdrop|placeholder)\b/g, ''),
      ),
  );
  return roots().flatMap((root) =>
    [...selectors].flatMap((selector) => [...root.querySelectorAll(selector)]),
  );
}

const computedStylesOf = (elements: Element[]): string =>
  elements
    .flatMap((element) => pseudoElements.map((pseudoElement) => getComputedStyle(element, pseudoElement)))
    .map((style) => styleProperties.map((property) => style[property]).join())
    .join('\n');

function otherValue(name: string): string {
  if (name.startsWith('color-')) return 'rgb(1, 2, 3)';
  if (name.startsWith('font') && name !== 'font-size') return 'Dragoman';
  return name === 'duration' ? '3s' : '7px';
}

const set = (name: string, value: string) =>
  document.documentElement.style.setProperty(`--dragoman-${name}`, value);

describe('each token', () => {
  beforeAll(async () => {
    for (const { tag } of contracts) await importWidget(tag);
    // Without transitions, so that computed styles are final.
    set('duration', '0s');
    for (const { tag } of contracts)
      placeElement(tag as 'dragoman-offer-grid', { demo: '', locale: 'en', filters: '', heading: 'Offers' });
    const found = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string) =>
      vi.waitFor(() => part(document.querySelector(tag) as HTMLElement, name));
    (await found('dragoman-chat-inbox', 'conversation')).click();
    await found('dragoman-chat-inbox', 'message-own');
    (await found('dragoman-checkout', 'submit')).click();
    await found('dragoman-checkout', 'field-error');
    const toaster = placeElement('dragoman-toaster', { duration: '0' });
    await vi.waitFor(() => expect(notices.toasters.getState()).toContain(toaster));
    for (const type of ['success', 'warning', 'error'] as const) notices.notify(type, type);
    await vi.waitFor(() => expect(parts(toaster, 'notice')).toHaveLength(3));
    await found('dragoman-offer-grid', 'book');
    await found('dragoman-notification-bell', 'badge');
    await found('dragoman-dashboard', 'profile');
  });
  afterAll(() => {
    for (const { id } of notices.store.getState()) notices.dismiss(id);
    document.documentElement.removeAttribute('style');
    document.body.replaceChildren();
  });

  it.each(Object.keys(tokens) as TokenName[])('has a visible effect: %s', async (name) => {
    if (pageTokens.includes(name)) return;
    const button = part(document.querySelector('dragoman-offer-grid') as HTMLElement, 'book');
    if (name === 'color-accent-hover') await userEvent.hover(button);
    if (name === 'color-focus') {
      button.focus();
      await userEvent.keyboard('{Tab}');
    }
    const readers = readersOf(name);
    const before = computedStylesOf(readers);
    set(name, otherValue(name));
    const after = computedStylesOf(readers);
    if (name === 'duration') set(name, '0s');
    else document.documentElement.style.removeProperty(`--dragoman-${name}`);
    expect(readers.length, 'no element reads it').toBeGreaterThan(0);
    expect(after === before, 'changes nothing').toBe(false);
  });
});

describe('a theme’s exported style sheet', () => {
  beforeAll(() => importWidget('dragoman-offer-grid'));
  afterEach(() => {
    document.body.replaceChildren();
    document.querySelector('#exported')?.remove();
  });

  const asComputed = (color: string) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };

  it.each(themeNames.filter((name) => styleSheet(themes[name])))(
    'styles the page that includes it: %s',
    async (name) => {
      const theme: Record<string, { light: string; dark: string }> = themes[name];
      document.head.insertAdjacentHTML('beforeend', `<style id="exported">${styleSheet(theme)}</style>`);
      for (const scheme of ['light', 'dark'] as const) {
        const grid = placeElement('dragoman-offer-grid', { demo: '', theme: scheme });
        const card = await vi.waitFor(() => part(grid, 'card'));
        expect(getComputedStyle(part(grid, 'book')).backgroundColor).toBe(
          asComputed(theme['color-accent']?.[scheme] ?? ''),
        );
        expect(getComputedStyle(card).backgroundColor).toBe(
          asComputed(theme['color-surface']?.[scheme] ?? ''),
        );
      }
    },
  );
});
