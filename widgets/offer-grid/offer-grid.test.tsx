import axe from 'axe-core';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import './index.ts';
import { part, parts, placeElement, recordEvents, usualAttributes } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-offer-grid', { ...usualAttributes, ...attributes });

const texts = (grid: Element, name: string) =>
  parts(grid, name).map((node) => node.textContent?.toLowerCase());
const settled = (grid: Element) => vi.waitFor(() => expect(parts(grid, 'card').length).toBeGreaterThan(0));

afterEach(() => document.body.replaceChildren());

describe('accessibility', () => {
  it('has no violations with offers, while loading, empty and failed', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      const grid = place({ demo, heading: 'Offers', filters: '' });
      await vi.waitFor(() => expect(grid.shadowRoot?.querySelector('section')).toBeTruthy());
      expect((await axe.run(grid)).violations).toEqual([]);
      grid.remove();
    }
  });
});

describe('attributes', () => {
  it('shows 24 offers of one category, and more when asked', async () => {
    const loads = recordEvents('dragoman-load');
    const grid = place({ category: 'document' });
    await vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(24));
    expect(new Set(texts(grid, 'type'))).toEqual(new Set(['document']));
    expect(loads[0]).toMatchObject({ count: 24 });
    part(grid, 'more').click();
    await vi.waitFor(() => expect(parts(grid, 'card').length).toBeGreaterThan(24));
    // Others publish offers meanwhile: there may be a third page.
    await vi.waitFor(() => {
      parts(grid, 'more')[0]?.click();
      expect(parts(grid, 'more')).toHaveLength(0);
    });
    const shown = parts(grid, 'card').length;
    expect(shown).toBeGreaterThanOrEqual(Number(loads[0]?.total));
    expect(part(grid, 'count').textContent).toBe(`Showing ${shown} of ${loads.at(-1)?.total} offers`);
  });

  it('follows attributes as they change', async () => {
    const grid = place({ category: 'document', 'page-size': '3' });
    await vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(3));
    grid.category = 'call';
    await vi.waitFor(() => expect(texts(grid, 'type')).toEqual(['call', 'call', 'call']));
    grid.setAttribute('sort', 'price-asc');
    const prices = () => parts(grid, 'price').map((node) => Number(node.textContent?.replace(/[^\d.]/g, '')));
    await vi.waitFor(() => {
      expect(prices()).toHaveLength(3);
      expect(prices()).toEqual(prices().toSorted((a, b) => a - b));
    });
  });

  it('applies a language pair, a price range and a limit', async () => {
    const grid = place({ from: 'de', to: 'en', 'max-price': '60', limit: '2' });
    await settled(grid);
    expect(parts(grid, 'card').length).toBeLessThanOrEqual(2);
    expect(parts(grid, 'more')).toHaveLength(0);
    for (const price of texts(grid, 'price'))
      expect(Number(price?.replace(/[^\d.]/g, ''))).toBeLessThanOrEqual(60);
  });

  it('shows the offers of `ids` in that order', async () => {
    const loads = recordEvents('dragoman-load');
    const grid = place({ ids: '7,3,999999' });
    await vi.waitFor(() => expect(loads.at(-1)).toEqual({ count: 2, total: 2 }));
    const links = parts(grid, 'details').map((link) => (link as HTMLAnchorElement).pathname);
    expect(links).toEqual(['/ProductDetails/7', '/ProductDetails/3']);
  });

  it('fits the columns to its own width, up to `columns`', async () => {
    const grid = place({ demo: '' });
    await settled(grid);
    const columns = () => getComputedStyle(part(grid, 'grid')).gridTemplateColumns.split(' ').length;
    for (const [width, expected] of [
      [1250, 5],
      [900, 3],
      [500, 2],
      [320, 1],
    ] as const) {
      grid.style.width = `${width}px`;
      await vi.waitFor(() => expect(columns()).toBe(expected));
    }
    grid.style.width = '1250px';
    grid.setAttribute('columns', '2');
    await vi.waitFor(() => expect(columns()).toBe(2));
  });

  it('has no more columns than offers, and no card wider than it reads well', async () => {
    const grid = place({ ids: '7,3' });
    grid.style.width = '1250px';
    await vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(2));
    expect(getComputedStyle(part(grid, 'grid')).gridTemplateColumns.split(' ')).toHaveLength(2);
    expect(part(grid, 'card').offsetWidth).toBeLessThanOrEqual(420);
  });

  it('counts its offers above them', async () => {
    const grid = place({ heading: 'Offers', 'page-size': '2' });
    await vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(2));
    const { bottom } = part(grid, 'count').getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(part(grid, 'grid').getBoundingClientRect().top);
  });

  it('shows as many offers at first as the visitor has seen before', async () => {
    const grid = place({ 'page-size': '6', shown: '15' });
    await vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(15));
    grid.setAttribute('sort', 'newest');
    await vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(6));
  });

  it('links to the marketplace and names the partner, or links to the page’s own addresses', async () => {
    const grid = place({ partner: 'demo', 'page-size': '1', 'checkout-url': '/book?offer={id}' });
    await settled(grid);
    const details = new URL((part(grid, 'details') as HTMLAnchorElement).href);
    expect([details.origin, details.searchParams.get('partner')]).toEqual([new URL(apiUrl).origin, 'demo']);
    expect((part(grid, 'book') as HTMLAnchorElement).href).toMatch(`${location.origin}/book?offer=`);
  });

  it('shows German, and lays out right to left in Arabic', async () => {
    const grid = place({ demo: '', locale: 'de' });
    await vi.waitFor(() => expect(part(grid, 'book').textContent).toBe('Jetzt buchen'));
    expect(part(grid, 'price').textContent).toMatch(/45\s€\/Std\./);
    grid.setAttribute('locale', 'ar');
    await vi.waitFor(() => expect(getComputedStyle(part(grid, 'grid')).direction).toBe('rtl'));
  });
});

describe('states', () => {
  it('shows sample offers in demo without any request', async () => {
    const before = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(apiUrl)).length;
    const grid = place({ demo: '' });
    await vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(12));
    const after = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(apiUrl)).length;
    expect(after).toBe(before);
  });

  it('says that there are no offers, or shows the page’s own content', async () => {
    const grid = place({ languages: 'vo,za' });
    await vi.waitFor(() => expect(part(grid, 'empty').textContent).toContain('No offers match'));
    const own = document.createElement('p');
    own.slot = 'empty';
    own.textContent = 'Ask us!';
    grid.append(own);
    expect(own.assignedSlot).toBeTruthy();
  });

  it('says what failed, fires an event, and recovers with Retry', async () => {
    const errors = recordEvents('dragoman-error');
    const fetchNow = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('cut off'));
    const grid = place({ 'page-size': '4' });
    await vi.waitFor(() => expect(part(grid, 'error')).toBeTruthy());
    expect(errors.at(-1)).toMatchObject({ status: 0 });
    globalThis.fetch = fetchNow;
    part(grid, 'retry').focus();
    part(grid, 'retry').click();
    await vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(4));
    expect(grid.shadowRoot?.activeElement).not.toBeNull();
  });

  it.each([
    [{ category: 'document' }, { languages: 'en' }],
    [{ 'page-size': '4' }, { 'min-price': '20' }],
    [{ languages: 'de' }, { query: 'doctor' }],
  ])('asks one question where the page changes %o and %o together', async (one, other) => {
    const grid = place({ category: 'call', 'page-size': '3' });
    await settled(grid);
    const fetched = vi.spyOn(globalThis, 'fetch');
    const loads = recordEvents('dragoman-load');
    for (const [name, value] of Object.entries({ ...one, ...other })) grid.setAttribute(name, value);
    await vi.waitFor(() => expect(loads).toHaveLength(1));
    const calls = fetched.mock.calls
      .map(([address]) => String(address))
      .filter((one) => /limit=[34]\b/.test(one));
    fetched.mockRestore();
    expect(calls).toEqual([expect.any(String)]);
  });

  it('makes one call for equal grids on a page', async () => {
    const address = (entry: PerformanceEntry) => entry.name.includes('sort=newest');
    for (let count = 0; count < 5; count += 1) place({ sort: 'newest', 'page-size': '6' });
    await vi.waitFor(() => {
      const grids = [...document.querySelectorAll('dragoman-offer-grid')];
      expect(grids.map((grid) => parts(grid, 'card').length)).toEqual([6, 6, 6, 6, 6]);
    });
    // The browser may list a call after the page has received its answer.
    await vi.waitFor(() => expect(performance.getEntriesByType('resource').filter(address)).toHaveLength(1));
  });
});

describe('events', () => {
  it('fires an event before a link is followed, and does not follow it when prevented', async () => {
    const grid = place({ demo: '' });
    await settled(grid);
    const received: unknown[] = [];
    for (const name of ['dragoman-offer-select', 'dragoman-offer-book']) {
      document.addEventListener(
        name,
        (event) => {
          event.preventDefault();
          received.push([name, (event as CustomEvent).detail.id, (event as CustomEvent).detail.offer.price]);
        },
        { once: true },
      );
    }
    part(grid, 'details').click();
    part(grid, 'book').click();
    expect(received).toEqual([
      ['dragoman-offer-select', 1, 45],
      ['dragoman-offer-book', 1, 45],
    ]);
  });
});
