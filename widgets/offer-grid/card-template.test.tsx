import axe from 'axe-core';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import type { Finding } from '#core/element/contract/finding.ts';
import { parts, usualAttributes } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');

function place(template: string, attributes: Record<string, string> = {}): HTMLElement {
  const parent = document.createElement('div');
  parent.innerHTML = `<dragoman-offer-grid><template slot="card">${template}</template></dragoman-offer-grid>`;
  const grid = parent.firstElementChild as HTMLElement;
  for (const [name, value] of Object.entries({
    ...usualAttributes,
    'api-url': apiUrl,
    limit: '3',
    ...attributes,
  }))
    grid.setAttribute(name, value);
  document.body.append(parent);
  return grid;
}

const cards = (grid: Element) => [...grid.querySelectorAll<HTMLElement>(':scope > [slot^=offer]')];
const shown = (grid: Element) => vi.waitFor(() => expect(cards(grid)).toHaveLength(3), 10_000);
const field = (card: Element | undefined, name: string) =>
  card?.querySelector<HTMLElement>(`[data-field=${name}]`);

const simple = `
  <h3 data-field="title"></h3>
  <p>by <b data-field="owner"></b>, <span data-field="price"></span> <b data-field="currency"></b></p>
  <i data-field="rating"></i>
  <a data-link="details">More</a> <a data-link="book">Book</a>`;

afterEach(() => document.body.replaceChildren());

describe('a card template', () => {
  it('draws each card with the page’s own markup, which the page’s style sheets reach', async () => {
    const style = document.createElement('style');
    style.textContent = '[data-field=title] { color: rgb(1, 2, 3); }';
    document.head.append(style);
    const grid = place(simple, { locale: 'de' });
    await shown(grid);
    const [card] = cards(grid);
    const title = field(card, 'title');
    expect(title?.textContent).not.toBe('');
    expect(title && getComputedStyle(title).color).toBe('rgb(1, 2, 3)');
    expect(title?.checkVisibility()).toBe(true);
    expect(field(card, 'price')?.textContent).toMatch(/^\d+.€\/Std\.$/);
    expect(field(card, 'currency')?.textContent).toBe('EUR');
    expect(card?.querySelector<HTMLAnchorElement>('[data-link=book]')?.href).toContain('/Checkout/');
    expect((await axe.run(grid)).violations).toEqual([]);
    style.remove();
  });

  it('fires the events of the standard card, and goes with its offers', async () => {
    const grid = place(simple);
    await shown(grid);
    const selected = vi.fn((event: Event) => event.preventDefault());
    grid.addEventListener('dragoman-offer-select', selected);
    const link = cards(grid)[0]?.querySelector('[data-link=details]');
    if (!link) throw new Error('The card has no link.');
    await userEvent.click(link);
    expect(selected).toHaveBeenCalledTimes(1);
    grid.setAttribute('limit', '1');
    await vi.waitFor(() => expect(cards(grid)).toHaveLength(1));
  });

  it('hides what an offer does not have', async () => {
    const grid = place('<b data-field="title"></b><i data-field="rating"></i><img data-field="image" />');
    await shown(grid);
    for (const card of cards(grid))
      expect(field(card, 'rating')?.hidden).toBe(field(card, 'rating')?.textContent === '');
  });

  it.each([
    ['<b data-field="title"></b><script>globalThis.wasRun = true</script>', 'contains <script>'],
    ['<b data-field="title" onclick="globalThis.wasRun = true"></b>', 'has onclick on <b>'],
    ['<a href="java&#10;script:globalThis.wasRun = true" data-field="title"></a>', 'has the address'],
    ['<a href="javascript:globalThis.wasRun = true" data-field="title"></a>', 'has the address'],
    ['<iframe src="/elsewhere"></iframe>', 'contains <iframe>'],
    ['<style>body { display: none }</style><b data-field="title"></b>', 'contains <style>'],
    ['<svg><a><set attributeName="href" to="javascript:1"></set></a></svg>', 'contains <set>'],
    [
      '<b data-field="titel"></b>',
      'data-field="titel", and there is no such field – did you mean "title"? The fields are: title, description',
    ],
    [
      '<a data-link="checkout"></a>',
      'data-link="checkout", and there is no such link – The links are: details, book',
    ],
  ])('is refused in words, and the standard card is shown: %s', async (template, reason) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const grid = place(template);
    await vi.waitFor(() => expect(parts(grid, 'title')).toHaveLength(3), 10_000);
    expect(cards(grid)).toEqual([]);
    await vi.waitFor(() => expect(warned.mock.calls.flat().join('\n')).toContain(reason));
    expect(Reflect.has(globalThis, 'wasRun')).toBe(false);
  });

  it('has all that is wrong with it in `diagnose()`, until it is put right', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const grid = place('<b data-field="Titel"></b><a data-link="detail" href="javascript:1"></a>');
    const { diagnose } = grid as HTMLElement & { diagnose(): Promise<Finding[]> };
    const findings = await diagnose.call(grid);
    expect(findings.map(({ code, fix }) => [code, fix])).toEqual([
      ['bad-template', expect.stringContaining('did you mean "title"? The fields are:')],
      ['bad-template', 'use http, https or a path.'],
      ['bad-template', 'did you mean "details"? The links are: details, book.'],
    ]);
    grid.querySelector('template')?.remove();
    expect(await diagnose.call(grid)).toEqual([]);
  });
});
