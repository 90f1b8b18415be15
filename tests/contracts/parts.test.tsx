import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { ownSite, signIn, twoPeople } from '#tests/faulty-network/two-people.ts';
import { placeElement, usualAttributes } from '#tests/setup/test-element.ts';
import {
  type BackendPartRecipe,
  nowhereToSignIn,
  type PartRecipe,
  recipesOf,
  sampleRecipes,
  signedOutRecipes,
  take,
} from './part-recipes.ts';
import { contracts, importWidget } from './widgets.ts';

const { session, config } = getRuntime();
const states = ['ready', 'loading', 'empty', 'error'];
const toggles = '[part~=toggle][aria-expanded=false]';
/** They come from far, on machines that others use too. */
const patiently = { timeout: 15_000 };

/** A margin that nothing of ours has. */
const margin = '7px';

/** The parts that the page's style sheet reaches. */
function partsOf(elements: readonly HTMLElement[]): string[] {
  const nodes = elements.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[part]') ?? [])]);
  const reached = nodes.filter((node) => getComputedStyle(node).scrollMarginTop === margin);
  return reached.flatMap((node) => [...node.part]);
}

const place = ({ tag, attributes }: PartRecipe, rest: Record<string, string>): HTMLElement =>
  placeElement(tag, { locale: 'en', load: 'eager', ...rest, ...attributes });

const shownWithBackend = new Map<string, string[]>();

async function go(
  { steps = [], to, ...way }: BackendPartRecipe,
  rest: Record<string, string>,
): Promise<void> {
  const element = place(way, rest);
  for (const step of steps) await take(element, step);
  const has = () => expect(partsOf([element]), way.tag).toEqual(expect.arrayContaining([...to]));
  await vi.waitFor(has, patiently);
  shownWithBackend.set(way.tag, [...(shownWithBackend.get(way.tag) ?? []), ...to]);
  element.remove();
}

beforeAll(async () => {
  const sheet = new CSSStyleSheet();
  for (const { tag, parts } of contracts) {
    await importWidget(tag);
    for (const name of Object.keys(parts))
      sheet.insertRule(`${tag}::part(${name}) { scroll-margin-top: ${margin} }`);
  }
  document.adoptedStyleSheets.push(sheet);
  vi.spyOn(window, 'open').mockReturnValue(null);
  await Promise.all(signedOutRecipes.map((way) => go(way, usualAttributes)));
  config.configure({ apiUrl: 'http://127.0.0.1:9' });
  await go(nowhereToSignIn, {});
  const people = await twoPeople();
  const ways = await recipesOf(people);
  await signIn(people.person.email);
  for (const way of ways) await go(way, { 'api-url': ownSite });
  await session.signOut();
  vi.restoreAllMocks();
}, 120_000);
afterEach(() => document.body.replaceChildren());

describe('a page’s style sheet reaches', () => {
  it.each(contracts)('each part of <$tag>', async ({ tag, parts }) => {
    const seen = new Set(shownWithBackend.get(tag));
    const shown = states.map((demo) => place({ tag }, { demo }));
    const look = () => {
      for (const { shadowRoot } of shown) shadowRoot?.querySelector<HTMLElement>(toggles)?.click();
      for (const name of partsOf(shown)) seen.add(name);
      return Object.keys(parts).filter((name) => !seen.has(name));
    };
    for (const { steps = [], ...way } of sampleRecipes.filter((one) => one.tag === tag)) {
      const element = place(way, { demo: 'ready' });
      shown.push(element);
      for (const step of steps) {
        look();
        await take(element, step);
      }
    }
    await vi.waitFor(() => expect(look()).toEqual([]), patiently);
  });
});
