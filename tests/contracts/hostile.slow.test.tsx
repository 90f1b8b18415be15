import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '#core/runtime/runtime.ts';
import { hostileStrings, stringsFor } from '#tests/hostile-strings.ts';
import { xssEffects } from '#tests/xss-effects.ts';
import { contracts, importWidget } from './widgets.ts';

const isAll = import.meta.env.VITE_HOSTILE === 'all';
/** Many elements render at once. */
const timeout = isAll ? 600_000 : 60_000;
let combinations = 0;

afterAll(() => console.info(`${combinations} hostile strings × attributes`));
// Widgets warn about invalid attribute values in the console.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => document.body.replaceChildren());

const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

function place(tag: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('demo', 'ready');
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  document.body.append(element);
  return element;
}

/** Places an element per text with all these attributes set to it, and expects no XSS effects. */
async function tryTexts(tag: string, names: readonly string[], texts: readonly string[]): Promise<void> {
  const cases = texts.map((text) => ({
    text,
    element: place(tag, Object.fromEntries(names.map((name) => [name, text]))),
  }));
  combinations += names.length * texts.length;
  for (const { text, element } of cases) {
    await vi.waitFor(
      () => expect(all(element, '[data-dragoman-root]:not([hidden])'), text).toHaveLength(1),
      timeout,
    );
    for (const toggle of all(element, '[aria-expanded=false]')) toggle.click();
  }
  await new Promise(requestAnimationFrame);
  for (const { text, element } of cases) expect(xssEffects(element), text).toEqual([]);
}

const namesOf = ({ attributes }: (typeof contracts)[number]) =>
  Object.keys(attributes).filter((name) => !['demo', 'load', 'api-url'].includes(name));
const addressesOf = (contract: (typeof contracts)[number]) =>
  namesOf(contract).filter((name) => name.endsWith('-url'));

describe.each(contracts)('<$tag>', (contract) => {
  beforeAll(() => importWidget(contract.tag));

  it('treats hostile attribute values as plain data', { timeout }, async () => {
    const texts = stringsFor(contracts.indexOf(contract), 32, isAll);
    await tryTexts(contract.tag, namesOf(contract), texts);
  });
});

const scheme = /^\W*(java\s*script|vbscript|data|blob|file|filesystem|feed|view-source|about)\s*:/i;

describe.each(contracts.filter((contract) => addressesOf(contract).length > 0))('<$tag>', (contract) => {
  beforeAll(() => importWidget(contract.tag));

  it('links to no URL with a script or data scheme', { timeout }, async () => {
    const texts = hostileStrings.filter((text) => scheme.test(text));
    expect(texts.length).toBeGreaterThan(15);
    await tryTexts(contract.tag, addressesOf(contract), texts);
  });
});

it('treats hostile page settings the same way', () => {
  const { config } = getRuntime();
  for (const text of hostileStrings) {
    config.configure({ apiUrl: text, siteUrl: text, partner: text, campaign: text, locale: text });
    const { apiUrl, siteUrl } = config.getState();
    for (const address of [apiUrl, siteUrl]) expect(URL.canParse(address), text).toBe(true);
  }
});
