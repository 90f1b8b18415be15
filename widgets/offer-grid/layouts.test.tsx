import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { part, parts, placeElement, usualAttributes } from '#tests/setup/test-element.ts';

const place = (attributes: Record<string, string>, width = 1000) => {
  const parent = document.createElement('div');
  parent.style.inlineSize = `${width}px`;
  document.body.append(parent);
  return placeElement('dragoman-offer-grid', { ...usualAttributes, demo: '', ...attributes }, parent);
};
const shown = (grid: Element) => vi.waitFor(() => expect(parts(grid, 'card').length).toBeGreaterThan(3));
const boxes = (grid: Element) => parts(grid, 'card').map((card) => card.getBoundingClientRect());
const isShown = (grid: Element, name: string) => parts(grid, name).some((one) => one.checkVisibility());

afterEach(() => document.body.replaceChildren());

describe('layout', () => {
  it('list has one card in a line, with the price at its end', async () => {
    const grid = place({ layout: 'list' });
    await shown(grid);
    const [first, second] = boxes(grid);
    expect(first?.left).toBe(second?.left);
    expect(first?.width).toBeGreaterThan(900);
    expect(first?.height).toBeLessThan(180);
    expect(part(grid, 'price').getBoundingClientRect().left).toBeGreaterThan(
      part(grid, 'owner').getBoundingClientRect().right,
    );
  });

  it('compact has more and lower cards than the grid, without pictures', async () => {
    const [grid, compact] = [place({}), place({ layout: 'compact' })];
    await Promise.all([shown(grid), shown(compact)]);
    const inFirstRow = (list: DOMRect[]) => list.filter(({ top }) => top === list[0]?.top).length;
    expect(inFirstRow(boxes(compact))).toBeGreaterThan(inFirstRow(boxes(grid)));
    expect(boxes(compact)[0]?.height).toBeLessThan(boxes(grid)[0]?.height ?? 0);
    expect(isShown(compact, 'avatar')).toBe(false);
  });

  it.each(['en', 'ar'])(
    'carousel is one row that its buttons scroll to the end and back, in %s',
    async (locale) => {
      const grid = place({ layout: 'carousel', locale }, 700);
      await shown(grid);
      const tops = new Set(boxes(grid).map(({ top }) => top));
      expect(tops.size).toBe(1);
      const [back, on] = [() => part(grid, 'previous'), () => part(grid, 'next')] as const;
      await vi.waitFor(() => expect(on()).toHaveProperty('disabled', false));
      expect(back()).toHaveProperty('disabled', true);
      const list = part(grid, 'grid');
      // The list itself says where it is: the button is switched off a moment later.
      const isOver = () => Math.abs(list.scrollLeft) + list.clientWidth >= list.scrollWidth - 1;
      for (let clicks = 0; clicks < 10 && !isOver(); clicks += 1) {
        const settled = new Promise((resolve) => list.addEventListener('scrollend', resolve, { once: true }));
        await userEvent.click(on());
        await settled;
      }
      await vi.waitFor(() => expect(on()).toHaveProperty('disabled', true));
      expect(Math.sign(list.scrollLeft)).toBe(locale === 'ar' ? -1 : 1);
      await userEvent.click(back());
      await vi.waitFor(() => expect(on()).toHaveProperty('disabled', false));
    },
  );

  it('has no violations', async () => {
    for (const layout of ['list', 'compact', 'carousel']) {
      for (const demo of ['ready', 'loading']) {
        const grid = place({ layout, demo });
        await vi.waitFor(() => expect(parts(grid, demo === 'ready' ? 'card' : 'skeleton')).not.toEqual([]));
        expect((await axe.run(grid)).violations).toEqual([]);
        grid.remove();
      }
    }
  });
});

describe('hide', () => {
  it('leaves out what it names, with spaces or commas between', async () => {
    const grid = place({ hide: 'price, book rating', heading: 'Ours' });
    await shown(grid);
    expect(['price', 'book', 'rating'].map((name) => isShown(grid, name))).toEqual([false, false, false]);
    expect(['title', 'owner', 'details', 'count'].map((name) => isShown(grid, name))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    grid.setAttribute('hide', 'count');
    await vi.waitFor(() => expect(parts(grid, 'count')).toEqual([]));
    expect(isShown(grid, 'price')).toBe(true);
    await expect.element(page.getByRole('heading', { name: 'Ours' })).toBeVisible();
  });

  it('names on the console what cannot be hidden, and hides nothing', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const grid = place({ hide: 'prise' });
    await shown(grid);
    expect(isShown(grid, 'price')).toBe(true);
    await vi.waitFor(() => expect(warned.mock.calls.flat().join()).toContain('prise'));
  });
});
