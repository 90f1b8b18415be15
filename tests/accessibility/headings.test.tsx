import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contracts, importWidget } from '#tests/contracts/widgets.ts';

afterEach(() => document.body.replaceChildren());

const headed = contracts.filter(({ attributes }) => 'heading-level' in attributes);

async function levelsOf(tag: string, attributes: Record<string, string>): Promise<number[]> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ locale: 'en', heading: 'Here', ...attributes }))
    element.setAttribute(name, value);
  document.body.append(element);
  const root = () => element.shadowRoot;
  await vi.waitFor(() => {
    expect(root()?.querySelector('[data-dragoman-root]:not([hidden])')?.firstElementChild).toBeTruthy();
    if (attributes.demo !== 'loading') expect(root()?.querySelector('[part~=skeleton]')).toBeNull();
  });
  const headings = [...(root()?.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? [])];
  return headings.filter((node) => node.checkVisibility()).map(({ localName }) => Number(localName[1]));
}

const skips = (levels: number[]) => levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);

describe.each(headed)('the headings of <$tag>', ({ tag }) => {
  beforeAll(() => importWidget(tag));

  it('continue the page’s outline: from level 2 or heading-level, without skipped levels', async () => {
    for (const demo of ['ready', 'empty', 'error', 'loading'])
      for (const level of ['', '1', '4']) {
        const levels = await levelsOf(tag, { demo, ...(level && { 'heading-level': level }) });
        const about = `${demo}, ${level}: ${levels}`;
        if (levels.length > 0) expect(levels[0], about).toBe(Number(level || 2));
        expect(Math.min(...levels), about).toBeGreaterThanOrEqual(Number(level || 2));
        expect(skips(levels), about).toEqual([]);
        document.body.replaceChildren();
      }
  });

  it('exist once it is ready', async () => {
    expect(await levelsOf(tag, { demo: 'ready' })).not.toEqual([]);
  });
});
