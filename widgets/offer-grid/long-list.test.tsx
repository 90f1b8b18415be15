import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { part, parts, placeElement, recordEvents, usualAttributes } from '#tests/setup/test-element.ts';

const many = 10_000;

/** A backend that implements only the spec sends all its offers at once. */
const rows = Array.from({ length: many }, (_, index) => ({
  id: index + 1,
  title: `Offer ${index + 1}`,
  description: index % 100 === 0 ? 'Seldom asked for' : 'Often asked for',
  type: ['document', 'call', 'translation'][index % 3],
  price: 20 + (index % 100),
  languages: ['en', 'de', 'fr'].slice(0, 2 + (index % 2)),
  firstname: 'Ada',
  lastname: `Number ${index}`,
  image: null,
}));

/** Some offers are in the list twice, as in lists from several sources. */
const answer = JSON.stringify([...rows, ...rows.slice(0, 5)]);

const fetchNow = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = async () => new Response(answer);
});
afterEach(() => {
  globalThis.fetch = fetchNow;
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

const place = (attributes: Record<string, string>, home?: Element) =>
  placeElement(
    'dragoman-offer-grid',
    { ...usualAttributes, 'api-url': location.origin, ...attributes },
    home,
  );
const titles = (grid: Element) => parts(grid, 'title').map((title) => title.textContent);
const nodes = (grid: Element) => grid.shadowRoot?.querySelectorAll('*').length ?? 0;

async function placeAll(attributes: Record<string, string> = {}, home?: Element) {
  const grid = place({ 'page-size': String(many), ...attributes }, home);
  await vi.waitFor(() => expect(titles(grid)).toContain('Offer 1'));
  return grid;
}

describe('ten thousand offers in one answer', () => {
  it('are one list, of which no more is in the document than twice the size of 24 offers', async () => {
    const loads = recordEvents('dragoman-load');
    const few = place({});
    await vi.waitFor(() => expect(parts(few, 'card')).toHaveLength(24));
    const allowed = 2 * nodes(few);
    few.remove();
    const grid = await placeAll();
    expect(loads.at(-1)).toEqual({ count: many, total: many });
    expect(parts(grid, 'more')).toHaveLength(0);
    expect(nodes(grid)).toBeLessThanOrEqual(allowed);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await vi.waitFor(() => expect(titles(grid)).toContain(`Offer ${many}`));
    expect(titles(grid)).not.toContain('Offer 1');
    expect(nodes(grid)).toBeLessThanOrEqual(allowed);
  });

  it('are seen as soon as their list is: no frame shows it empty', async () => {
    const grid = place({ 'page-size': String(many) });
    await new Promise<void>((resolve) => {
      const look = () => (parts(grid, 'grid').length > 0 ? resolve() : requestAnimationFrame(look));
      look();
    });
    expect(titles(grid)).toContain('Offer 1');
    // The rest of the screen follows by itself.
    const bottom = () => parts(grid, 'card').at(-1)?.getBoundingClientRect().bottom;
    await vi.waitFor(() => expect(bottom()).toBeGreaterThan(innerHeight));
  });

  it('are rendered only in part in a hidden box, and once it is shown', async () => {
    const box = document.createElement('div');
    box.hidden = true;
    document.body.append(box);
    const loads = recordEvents('dragoman-load');
    const grid = await placeAll({}, box);
    await vi.waitFor(() => expect(loads.at(-1)).toEqual({ count: many, total: many }));
    expect(parts(grid, 'card').length).toBeLessThan(100);
    box.hidden = false;
    window.scrollTo(0, document.documentElement.scrollHeight);
    await vi.waitFor(() => expect(titles(grid)).toContain(`Offer ${many}`));
  });

  it('report each position to assistive technology, and keep the focused one in the document', async () => {
    const grid = await placeAll();
    const first = part<HTMLAnchorElement>(grid, 'details');
    expect(first.closest('li')?.getAttribute('aria-setsize')).toBe(String(many));
    first.focus();
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await vi.waitFor(() => expect(titles(grid)).not.toContain('Offer 60'));
    expect(grid.shadowRoot?.activeElement).toBe(first);
    await userEvent.tab();
    expect(grid.shadowRoot?.activeElement).toBe(part(grid, 'book'));
    await vi.waitFor(() => expect(titles(grid)).toContain('Offer 10'));
  });

  it('are filtered, sorted and laid out again for another width', async () => {
    const grid = await placeAll({ filters: '' });
    grid.setAttribute('query', 'seldom');
    await vi.waitFor(() => expect(part(grid, 'count').textContent).toBe('Showing 100 of 100 offers'));
    grid.setAttribute('query', '');
    grid.setAttribute('sort', 'price-desc');
    await vi.waitFor(() => expect(parts(grid, 'price')[0]?.textContent).toBe('€119/h'));
    grid.style.width = '320px';
    await vi.waitFor(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      expect(parts(grid, 'price').at(-1)?.textContent).toBe('€20/h');
    });
  });

  it('are shown a page at a time where pages are small', async () => {
    const grid = place({ 'page-size': '60' });
    await vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(60));
    part(grid, 'more').click();
    await vi.waitFor(() => expect(part(grid, 'count').textContent).toBe('Showing 120 of 10,000 offers'));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await vi.waitFor(() => expect(titles(grid)).toContain('Offer 120'));
  });
});

describe('five hundred offers in a carousel', () => {
  const placeCarousel = async (locale = 'en') => {
    const grid = await placeAll({ layout: 'carousel', limit: '500', locale });
    await vi.waitFor(() => expect(parts(grid, 'card').length).toBeGreaterThan(4));
    return grid;
  };
  const cardsOf = (grid: Element) => [...part(grid, 'grid').querySelectorAll('li:not([aria-hidden])')];
  const isInView = (grid: Element, title: string) => {
    const list = part(grid, 'grid').getBoundingClientRect();
    return parts(grid, 'title').some((one) => {
      const { left, right } = one.getBoundingClientRect();
      return one.textContent === title && left >= list.left && right <= list.right;
    });
  };

  it.each(['en', 'ar'])('draw those near the visible ones, up to the last, in %s', async (locale) => {
    const grid = await placeCarousel(locale);
    const list = part(grid, 'grid');
    expect(cardsOf(grid).length).toBeLessThan(30);
    expect(cardsOf(grid)[0]?.ariaSetSize).toBe('500');
    const length = list.scrollWidth;
    list.scrollTo({ left: (locale === 'ar' ? -1 : 1) * list.scrollWidth, behavior: 'instant' });
    await vi.waitFor(() => expect(isInView(grid, 'Offer 500')).toBe(true));
    expect(cardsOf(grid).at(-1)?.ariaPosInSet).toBe('500');
    expect(cardsOf(grid).length).toBeLessThan(30);
    expect(list.scrollWidth).toBe(length);
    await vi.waitFor(() => expect(part(grid, 'next')).toHaveProperty('disabled', true));
  });

  it('are reached by the keyboard one after the other, and the focus stays when it is scrolled away', async () => {
    const grid = await placeCarousel();
    parts(grid, 'title')[0]?.querySelector('a')?.focus();
    const focusedCard = () => grid.shadowRoot?.activeElement?.closest('li');
    const reached = new Set<string | null | undefined>();
    for (let presses = 0; presses < 60; presses += 1) {
      reached.add(focusedCard()?.ariaPosInSet);
      await userEvent.tab();
    }
    expect(reached.size).toBeGreaterThan(14);
    const place = focusedCard()?.ariaPosInSet;
    part(grid, 'grid').scrollTo({ left: 100_000, behavior: 'instant' });
    await vi.waitFor(() => expect(Number(cardsOf(grid).at(-1)?.ariaPosInSet)).toBeGreaterThan(300));
    expect(focusedCard()?.ariaPosInSet).toBe(place);
  });
});
