import { afterEach, describe, expect, it, vi } from 'vitest';
import './index.ts';
import { part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-offer-grid', { ...usualAttributes, ...attributes });

const texts = (grid: Element, name: string) =>
  parts(grid, name).map((node) => node.textContent?.toLowerCase() ?? '');
const shows = (grid: Element, count: number) =>
  vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(count), 5_000);

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('limit', () => {
  it('limits what is fetched, in all pages together', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const grid = place({ limit: '5', 'page-size': '3', sort: 'newest' });
    await shows(grid, 3);
    part(grid, 'more').click();
    await shows(grid, 5);
    await vi.waitFor(() => expect(parts(grid, 'more')).toHaveLength(0));
    const limits = fetched.mock.calls
      .map(([address]) => new URL(String(address)))
      .filter(({ pathname }) => pathname === '/api/task/all')
      .map(({ searchParams }) => searchParams.get('limit'));
    expect(limits).toEqual(['3', '2']);
    expect(part(grid, 'count').textContent).toBe('Showing 5 of 5 offers');
  });

  it('limits a hand-picked list', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await shows(place({ ids: '1,2,3', limit: '2' }), 2);
    expect(fetched.mock.calls.filter(([address]) => /all\/\d/.test(String(address)))).toHaveLength(2);
  });

  it.each([
    [1600, 3, 1],
    [1000, 3, 1],
    [700, 3, 3],
    [400, 3, 3],
    [1600, 8, 2],
    [1000, 4, 2],
    [1600, 10, 2],
  ])('fills its rows at %i px with %i offers: %i rows', async (width, limit, rows) => {
    const home = document.createElement('div');
    home.style.inlineSize = `${width}px`;
    document.body.append(home);
    const grid = placeElement('dragoman-offer-grid', { ...usualAttributes, limit: String(limit) }, home);
    await shows(grid, limit);
    const boxes = parts(grid, 'card').map((card) => card.getBoundingClientRect());
    const tops = new Set(boxes.map(({ top }) => Math.round(top)));
    expect(tops.size).toBe(rows);
    expect(limit % rows).toBe(0);
    const end = Math.max(...boxes.map(({ right }) => right));
    expect(end).toBeCloseTo(home.getBoundingClientRect().right, 0);
  });
});

describe('demo', () => {
  it('applies category, languages, prices, query, sort, limit and ids to the sample offers', async () => {
    const calls = place({ demo: '', category: 'call' });
    await vi.waitFor(() => expect(new Set(texts(calls, 'type'))).toEqual(new Set(['call'])));
    const arabic = place({ demo: '', languages: 'ar' });
    await vi.waitFor(() => expect(texts(arabic, 'owner').join()).toContain('haddad'));
    expect(parts(arabic, 'card')).toHaveLength(1);
    const cheap = place({ demo: '', 'max-price': '40', sort: 'price-asc', limit: '2' });
    await shows(cheap, 2);
    expect(texts(cheap, 'price').map((text) => Number(/[\d.]+/.exec(text)?.[0]))).toEqual([0.12, 28]);
    await shows(place({ demo: '', query: 'patent' }), 1);
    await shows(place({ demo: '', ids: '901,902' }), 2);
    const none = place({ demo: '', query: 'nobody offers this' });
    await vi.waitFor(() => expect(parts(none, 'empty')).toHaveLength(1));
  });

  it('follows what a visitor filters', async () => {
    const grid = place({ demo: '', filters: '' });
    await shows(grid, 12);
    const category = grid.shadowRoot?.querySelector<HTMLSelectElement>('[name=category]');
    if (!category) throw new Error('There is no control for the category.');
    category.value = 'translation';
    category.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(new Set(texts(grid, 'type'))).toEqual(new Set(['translation'])));
  });

  it('takes true and false as a framework writes them', async () => {
    const grid = place();
    for (const [written, read] of [
      [true, 'ready'],
      [false, ''],
      ['true', 'ready'],
      ['error', 'error'],
    ]) {
      Object.assign(grid, { demo: written });
      expect(grid.demo).toBe(read);
    }
    grid.setAttribute('demo', 'true');
    expect(grid.demo).toBe('ready');
    grid.setAttribute('demo', 'false');
    expect(grid.demo).toBe('');
  });
});
