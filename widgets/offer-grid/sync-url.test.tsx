import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { control, part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');
const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-offer-grid', {
    ...usualAttributes,
    'api-url': apiUrl,
    filters: '',
    'page-size': '2',
    'sync-url': 'g-',
    ...attributes,
  });
const cards = (grid: Element, count: number) =>
  vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(count), 10_000);
const query = () => Object.fromEntries(new URLSearchParams(location.search));
const at = (search: string) => history.replaceState({ own: 1 }, '', `${location.pathname}${search}#top`);

let before = '';
beforeEach(() => {
  before = location.href;
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', before);
});

describe('sync-url', () => {
  it('begins with what the address says, which wins over attributes, and keeps all that is not its own', async () => {
    at('?page=2&g-category=call&g-sort=price-asc&h-sort=newest');
    const length = history.length;
    const grid = place({ category: 'document' });
    await cards(grid, 2);
    expect(control(grid, 'category').value).toBe('call');
    expect(control(grid, 'sort').value).toBe('price-asc');
    await userEvent.click(part(grid, 'more'));
    await cards(grid, 4);
    await vi.waitFor(() => expect(query()['g-shown']).toBe('4'));
    await userEvent.selectOptions(control(grid, 'sort'), 'newest');
    await vi.waitFor(() => expect(query()['g-sort']).toBe('newest'));
    expect(query()).toMatchObject({ page: '2', 'h-sort': 'newest', 'g-category': 'call' });
    expect([location.hash, history.state, history.length]).toEqual(['#top', { own: 1 }, length]);
  });

  it('leaves what the page has written as it is, and writes nothing before something changes', async () => {
    at('?flag&x=a%20b&c=1,2');
    const grid = place();
    await cards(grid, 2);
    expect(location.search).toBe('?flag&x=a%20b&c=1,2');
    await userEvent.selectOptions(control(grid, 'sort'), 'newest');
    await vi.waitFor(() => expect(location.search).toBe('?flag&x=a%20b&c=1,2&g-sort=newest'));
    await userEvent.selectOptions(control(grid, 'sort'), 'popular');
    await vi.waitFor(() => expect(location.search).toBe('?flag&x=a%20b&c=1,2'));
  });

  it('shows as many offers again after a reload, and is gone from the address with its filters', async () => {
    at('?g-shown=4');
    const grid = place();
    await cards(grid, 4);
    await userEvent.selectOptions(control(grid, 'category'), 'call');
    await vi.waitFor(() => expect(query()['g-category']).toBe('call'));
    await userEvent.selectOptions(control(grid, 'category'), '');
    await vi.waitFor(() => expect(query()).not.toHaveProperty('g-category'));
  });

  it('lets two grids have their own parts of it, and does nothing without the attribute', async () => {
    at('?b-category=call');
    const [one, two, none] = [place({ 'sync-url': 'a-' }), place({ 'sync-url': 'b-' }), place()];
    none.removeAttribute('sync-url');
    await Promise.all([cards(one, 2), cards(two, 2), cards(none, 2)]);
    expect([one, two, none].map((grid) => control(grid, 'category').value)).toEqual(['', 'call', '']);
    await userEvent.selectOptions(control(one, 'sort'), 'rating');
    await vi.waitFor(() => expect(query()).toEqual({ 'b-category': 'call', 'a-sort': 'rating' }));
  });

  it('follows the attribute once the page changes it', async () => {
    at('?g-category=call');
    const grid = place({ category: 'document' });
    await cards(grid, 2);
    grid.setAttribute('category', 'translation');
    await vi.waitFor(() => expect(control(grid, 'category').value).toBe('translation'));
    await vi.waitFor(() => expect(query()['g-category']).toBe('translation'));
  });

  it('ignores what no filter takes, in one line on the console', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    at('?g-category=%3Cscript%3E&g-shown=99999999&g-query=%3Cb%3Ehi%3C%2Fb%3E');
    const grid = place();
    await vi.waitFor(() => expect(control(grid, 'query').value).toBe('<b>hi</b>'));
    expect(control(grid, 'category').value).toBe('');
    const bold = [...(grid.shadowRoot?.querySelectorAll('b') ?? [])].map(({ textContent }) => textContent);
    expect(bold).not.toContain('hi');
    const lines = warned.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('g-'));
    expect(lines).toHaveLength(2);
  });
});
