import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { loseSession } from '#tests/faulty-network/lost-session.ts';
import { ownSite, signIn, signUpTwoPeople } from '#tests/faulty-network/two-people.ts';
import { placeElement, usualAttributes } from '#tests/setup/test-element.ts';
import { recipesOf, sampleRecipes } from './part-recipes.ts';
import { type BackendPartRecipe, type PartRecipe, perform } from './part-steps.ts';
import { codeRecipe, signedOutRecipes, signInUnavailable, unreachableRecipes } from './signed-out-recipes.ts';
import { contracts, importWidget } from './widgets.ts';

const { session, config } = getRuntime();
const states = ['ready', 'loading', 'empty', 'error'];
const toggles = '[part~=toggle][aria-expanded=false]';
/** Long timeout: the backend may run on a busy machine. */
const slowPoll = { timeout: 60_000 };

/** A value that no widget uses itself. */
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

async function follow(
  { steps = [], reveals, ...recipe }: BackendPartRecipe,
  rest: Record<string, string>,
): Promise<void> {
  const element = place(recipe, rest);
  for (const step of steps) await perform(element, step);
  const has = () => expect(partsOf([element]), recipe.tag).toEqual(expect.arrayContaining([...reveals]));
  await vi.waitFor(has, slowPoll);
  shownWithBackend.set(recipe.tag, [...(shownWithBackend.get(recipe.tag) ?? []), ...reveals]);
  element.remove();
}

/** Has no partners; its offers come from the backend of this run. */
const nowhere = 'http://127.0.0.1:9';

function offersFromElsewhere() {
  const network = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    network(String(input).replace(`${nowhere}/api/`, `${usualAttributes['api-url']}/api/`), init),
  );
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
  await Promise.all(signedOutRecipes.map((recipe) => follow(recipe, usualAttributes)));
  config.configure({ apiUrl: nowhere });
  offersFromElsewhere();
  for (const recipe of signInUnavailable) await follow(recipe, {});
  const people = await signUpTwoPeople();
  const connection = await loseSession(people.person.email);
  await Promise.all(unreachableRecipes.map((recipe) => follow(recipe, { 'api-url': ownSite })));
  await connection.restore();
  await session.signOut();
  await follow(await codeRecipe(), { 'api-url': ownSite });
  const recipes = await recipesOf(people);
  await signIn(people.person.email);
  for (const recipe of recipes) await follow(recipe, { 'api-url': ownSite });
  await session.signOut();
  vi.restoreAllMocks();
}, 120_000);
afterEach(() => document.body.replaceChildren());

describe('a page’s style sheet reaches', () => {
  it.each(contracts)('each part of <$tag>', async ({ tag, parts }) => {
    const seen = new Set(shownWithBackend.get(tag));
    const shown = states.map((demo) => place({ tag }, { demo }));
    const collectParts = () => {
      for (const { shadowRoot } of shown) shadowRoot?.querySelector<HTMLElement>(toggles)?.click();
      for (const name of partsOf(shown)) seen.add(name);
      return Object.keys(parts).filter((name) => !seen.has(name));
    };
    for (const { steps = [], ...recipe } of sampleRecipes.filter((one) => one.tag === tag)) {
      const element = place(recipe, { demo: 'ready' });
      shown.push(element);
      for (const step of steps) {
        collectParts();
        await perform(element, step);
      }
    }
    await vi.waitFor(() => expect(collectParts()).toEqual([]), slowPoll);
  });
});

/** Not the page's to style: a title's link has the look of its heading, a message's that of its text. */
const within = '[part~=title], [part~=message], [part~=breadcrumb], [part~=pending-address]';

describe('each control has a part', () => {
  it.each(contracts)('of <$tag>, in every state', async ({ tag }) => {
    const elements = states.map((demo) => place({ tag }, { demo, filters: '' }));
    await vi.waitFor(
      () => expect(partsOf(elements).length + Number(tag === 'dragoman-toaster')).not.toBe(0),
      slowPoll,
    );
    const controls = elements.flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea') ?? []),
    ]);
    const nameless = controls.filter(
      (one) =>
        !one.part.length && !one.closest(within) && one.checkVisibility() && !one.matches('[type=file]'),
    );
    expect(nameless.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([]);
  });
});
