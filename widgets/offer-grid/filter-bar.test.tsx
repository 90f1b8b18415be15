import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { part, parts, placeElement, recordEvents, usualAttributes } from '#tests/setup/test-element.ts';

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-offer-grid', { ...usualAttributes, ...attributes });

const control = (grid: Element, name: string) =>
  grid.shadowRoot?.querySelector<HTMLInputElement & HTMLSelectElement>(
    `[part~=filters] [name=${name}]`,
  ) as HTMLInputElement & HTMLSelectElement;
const texts = (grid: Element, name: string) =>
  parts(grid, name).map((node) => node.textContent?.toLowerCase());
const settled = (grid: Element) => vi.waitFor(() => expect(parts(grid, 'card').length).toBeGreaterThan(0));

afterEach(() => document.body.replaceChildren());

describe('the filter bar', () => {
  it('stands behind one button in a narrow grid, which says how many filters are active', async () => {
    const grid = place({ filters: '', query: 'certificate', to: 'de', 'max-price': '60' });
    grid.style.width = '328px';
    await settled(grid);
    const toggle = part(grid, 'filter-toggle');
    expect(toggle.textContent).toBe('Filters (2)');
    expect(control(grid, 'query').checkVisibility()).toBe(true);
    expect(control(grid, 'sort').checkVisibility()).toBe(false);
    await userEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(control(grid, 'sort').checkVisibility()).toBe(true);
    expect((await axe.run(grid)).violations).toEqual([]);
    await userEvent.click(toggle);
    expect(control(grid, 'sort').checkVisibility()).toBe(false);
    grid.style.width = '900px';
    await vi.waitFor(() => expect(control(grid, 'sort').checkVisibility()).toBe(true));
    expect(toggle.checkVisibility()).toBe(false);
  });

  it('takes a lowest price above the highest for the same range, says so, and swaps the fields', async () => {
    const grid = place({ filters: '' });
    await settled(grid);
    await userEvent.fill(control(grid, 'minPrice'), '60');
    await userEvent.fill(control(grid, 'maxPrice'), '40');
    await vi.waitFor(() => {
      const prices = texts(grid, 'price').map((price) => Number(price?.replace(/[^\d.]/g, '')));
      expect(prices.length).toBeGreaterThan(0);
      expect(Math.min(...prices)).toBeGreaterThanOrEqual(40);
      expect(Math.max(...prices)).toBeLessThanOrEqual(60);
    });
    const note = grid.shadowRoot?.getElementById('price-note');
    expect(note?.textContent).toBe('The lower price comes first: from €40 up to €60.');
    await userEvent.click(control(grid, 'query'));
    expect([control(grid, 'minPrice').value, control(grid, 'maxPrice').value]).toEqual(['40', '60']);
    expect(note?.textContent).toContain('from €40');
    await userEvent.fill(control(grid, 'maxPrice'), '70');
    await vi.waitFor(() => expect(note?.textContent).toBe(''));
  });

  it('names the range that it shows, and takes away the right end of it, when an address has it the other way round', async () => {
    const grid = place({ filters: '', 'min-price': '60', 'max-price': '40' });
    const chips = () => texts(grid, 'chip');
    await vi.waitFor(() => expect(chips()).toEqual(['from €40', 'up to €60']));
    part(grid, 'chip').click();
    await vi.waitFor(() => expect(chips()).toEqual(['up to €60']));
    expect([control(grid, 'minPrice').value, control(grid, 'maxPrice').value]).toEqual(['', '60']);
  });

  it('offers the languages for which there are offers, with their numbers', async () => {
    const grid = place({ filters: '', to: 'en' });
    const options = () => [...control(grid, 'from').options].map(({ value, text }) => ({ value, text }));
    const germans = () => options().find(({ value }) => value === 'de')?.text;
    await vi.waitFor(() => {
      expect(options()).toContainEqual({ value: 'de', text: expect.stringMatching(/^German \(\d+\)$/) });
      // The other one of the pair.
      expect(options().some(({ value }) => value === 'en')).toBe(false);
    });
    const together = germans();
    await userEvent.selectOptions(control(grid, 'to'), '');
    await vi.waitFor(() => expect(options().some(({ value }) => value === 'en')).toBe(true));
    expect(germans()).not.toBe(together);
  });

  it('keeps a language that nobody offers while it is chosen, and offers none together with it', async () => {
    const grid = place({ filters: '', to: 'vo' });
    const languages = () => [...control(grid, 'from').options].filter(({ value }) => value !== '');
    await vi.waitFor(() => expect(control(grid, 'to').selectedOptions[0]?.text).toBe('Volapük (0)'));
    await vi.waitFor(() => expect(languages()).toEqual([]));
  });

  it('sorts the languages once for all lists of them', async () => {
    const compare = vi.spyOn(Intl.Collator.prototype, 'compare', 'get');
    const grid = place({ filters: '', locale: 'es' });
    const options = () => [...control(grid, 'from').options];
    await vi.waitFor(() => expect(options().some(({ text }) => /\(\d+\)$/.test(text))).toBe(true));
    expect(compare.mock.calls.length).toBe(1);
    compare.mockRestore();
  });

  it('filters by text, language and price, fires events, and removes filters again', async () => {
    const changes = recordEvents('dragoman-filter-change');
    const grid = place({ filters: '' });
    await settled(grid);
    const all = part(grid, 'count').textContent;
    await userEvent.selectOptions(control(grid, 'category'), 'call');
    await vi.waitFor(() => expect(new Set(texts(grid, 'type'))).toEqual(new Set(['call'])));
    await userEvent.fill(control(grid, 'maxPrice'), '40');
    await vi.waitFor(() => {
      for (const price of texts(grid, 'price'))
        expect(Number(price?.replace(/[^\d.]/g, ''))).toBeLessThanOrEqual(40);
    });
    expect(changes.at(-1)).toMatchObject({ category: 'call', maxPrice: '40' });
    expect(texts(grid, 'chip')).toEqual(['calls', 'up to €40']);
    part(grid, 'chip').click();
    await vi.waitFor(() => expect(texts(grid, 'chip')).toEqual(['up to €40']));
    part(grid, 'clear').click();
    await vi.waitFor(() => expect(part(grid, 'count').textContent).toBe(all));
    expect(control(grid, 'maxPrice').value).toBe('');
  });

  it('starts from the attributes, and says what was looked for and what to do when nothing is found', async () => {
    const grid = place({ filters: '', query: 'zzz-nothing', 'max-price': '40' });
    await vi.waitFor(() =>
      expect(part(grid, 'empty').textContent).toContain('No offers found for: “zzz-nothing” and up to €40.'),
    );
    expect(control(grid, 'query').value).toBe('zzz-nothing');
    expect((part(grid, 'request') as HTMLAnchorElement).pathname).toBe('/Post');
    await userEvent.click(part(grid, 'chip'));
    await settled(grid);
    expect(control(grid, 'query').value).toBe('');
    expect(control(grid, 'maxPrice').value).toBe('40');
  });

  it('keeps what is typed while the page writes each letter back late, and accepts a query of the page’s own', async () => {
    const grid = place({ filters: '' });
    await settled(grid);
    let before = '';
    grid.addEventListener('dragoman-filter-change', ({ detail }) => {
      grid.setAttribute('query', before);
      before = detail.query;
    });
    await userEvent.type(control(grid, 'query'), 'certificate');
    grid.setAttribute('category', 'document');
    await vi.waitFor(() => expect(control(grid, 'category').value).toBe('document'));
    expect(control(grid, 'query').value).toBe('certificate');
    grid.setAttribute('query', 'another');
    await vi.waitFor(() => expect(control(grid, 'query').value).toBe('another'));
  });
});
