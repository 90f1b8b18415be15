import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogues } from './catalogues.ts';
import { findUntranslated, languageNames, pseudoLocale, wrapTexts } from './pseudo-locale.ts';
import { contracts, importWidget } from './widgets.ts';

beforeAll(async () => {
  for (const { catalogue } of catalogues) {
    const texts = { ...(await catalogue.load(pseudoLocale)) };
    wrapTexts(texts);
    catalogue.loaded.set(pseudoLocale, texts);
  }
});
afterEach(() => document.body.replaceChildren());

async function place(tag: string, demo: string): Promise<HTMLElement> {
  const element = document.createElement(tag);
  element.setAttribute('demo', demo);
  element.setAttribute('locale', pseudoLocale);
  document.body.append(element);
  const find = (selector: string) => element.shadowRoot?.querySelector(selector);
  await vi.waitFor(() => expect(find('[data-dragoman-root]:not([hidden])')).not.toBeNull());
  if (demo !== 'loading') await vi.waitFor(() => expect(find('[part~=skeleton]')).toBeNull());
  for (const toggle of element.shadowRoot?.querySelectorAll<HTMLElement>('[aria-expanded=false]') ?? [])
    toggle.click();
  await new Promise(requestAnimationFrame);
  return element;
}

describe.each(contracts)('<$tag>', ({ tag }) => {
  beforeAll(() => importWidget(tag));

  it.each(['ready', 'loading', 'empty', 'error'])(
    'shows no text outside the catalogues in demo="%s"',
    async (demo) => {
      const { shadowRoot } = await place(tag, demo);
      expect(shadowRoot?.textContent, 'has text in brackets').toMatch(/⟦|^$/);
      expect(findUntranslated(languageNames)).toEqual([]);
    },
  );
});
