import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

interface Pushed {
  event?: string;
  ecommerce: { item_list_name?: string; items: { item_id: string; price: number; index?: number }[] } | null;
}

const apiUrl = inject('apiUrl');
const { config } = getRuntime();
const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-offer-grid', { ...usualAttributes, 'api-url': apiUrl, limit: '3', ...attributes });
const shown = (grid: Element) => vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(3), 10_000);
const layer = () => (Reflect.get(globalThis, 'dataLayer') ?? []) as Pushed[];
const events = () => layer().flatMap(({ event }) => event ?? []);

beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'dataLayer');
  config.configure({ analytics: '', consent: '' });
});
afterEach(() => document.body.replaceChildren());

describe('analytics', () => {
  it('writes nothing without being asked, or before the visitor has agreed', async () => {
    const grid = place();
    const waiting = place({ analytics: 'data-layer' });
    await Promise.all([shown(grid), shown(waiting)]);
    await vi.waitFor(() => expect(Reflect.has(globalThis, 'dataLayer')).toBe(false));
    config.configure({ consent: 'granted' });
    await vi.waitFor(() => expect(events()).toEqual(['view_item_list']));
  });

  it('lists offers once, with nothing about their owners, and reports which one is opened', async () => {
    const grid = place({ analytics: 'data-layer', consent: 'granted', heading: 'Translators' });
    await shown(grid);
    await vi.waitFor(() => expect(events()).toEqual(['view_item_list']));
    const [cleared, list] = layer();
    expect(cleared).toEqual({ ecommerce: null });
    expect(list?.ecommerce?.item_list_name).toBe('Translators');
    expect(list?.ecommerce?.items.map(({ index }) => index)).toEqual([0, 1, 2]);
    for (const owner of parts(grid, 'owner'))
      expect(JSON.stringify(layer())).not.toContain(owner.textContent?.trim());

    grid.addEventListener('dragoman-offer-select', (event) => event.preventDefault());
    await userEvent.click(part(grid, 'details'));
    await vi.waitFor(() => expect(events()).toEqual(['view_item_list', 'select_item']));
    const [opened] = layer().at(-1)?.ecommerce?.items ?? [];
    expect(opened).toMatchObject(
      list?.ecommerce?.items[0] ? { item_id: list.ecommerce.items[0].item_id } : {},
    );
    grid.setAttribute('heading', 'Ours');
    await vi.waitFor(() => expect(part(grid, 'heading').textContent).toBe('Ours'));
    expect(events()).toEqual(['view_item_list', 'select_item']);
  });

  it('ends when the visitor refuses, whatever an element says', async () => {
    config.configure({ analytics: 'data-layer', consent: 'denied' });
    const grid = place({ consent: 'granted' });
    await shown(grid);
    grid.addEventListener('dragoman-offer-select', (event) => event.preventDefault());
    await userEvent.click(part(grid, 'details'));
    await vi.waitFor(() => expect(part(grid, 'details')).toBeTruthy());
    expect(layer()).toEqual([]);
  });
});
