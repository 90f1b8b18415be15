import axe from 'axe-core';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import './index.ts';
import type { DragomanOfferGrid } from './index.ts';

const apiUrl = inject('apiUrl');

function place(attributes: Record<string, string> = {}, children = ''): DragomanOfferGrid {
  const grid = document.createElement('dragoman-offer-grid');
  grid.setAttribute('api-url', apiUrl);
  for (const [name, value] of Object.entries(attributes)) grid.setAttribute(name, value);
  grid.textContent = children;
  document.body.append(grid);
  return grid;
}

const parts = (grid: Element, name: string) => [
  ...(grid.shadowRoot?.querySelectorAll<HTMLElement>(`[part~=${name}]`) ?? []),
];

afterEach(() => document.body.replaceChildren());

describe('accessibility', () => {
  it('has no violations with offers, while loading, empty and failed', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      const grid = place({ demo, heading: 'Offers' });
      await vi.waitFor(() => expect(grid.shadowRoot?.querySelector('section')).toBeTruthy());
      const { violations } = await axe.run(grid);
      expect(violations).toEqual([]);
      grid.remove();
    }
  });
});

describe('states', () => {
  it('shows sample offers without a call in demo', async () => {
    const grid = place({ demo: '' });
    await vi.waitFor(() => expect(parts(grid, 'card')).toHaveLength(12));
    await page.screenshot({ path: '/work/main/test-results/grid.png' });
  });
});
