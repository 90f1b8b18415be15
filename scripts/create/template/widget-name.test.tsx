import axe from 'axe-core';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import './index.ts';
import type { DragomanWidgetName } from './index.ts';

const apiUrl = inject('apiUrl');

function place(attributes: Record<string, string> = {}): DragomanWidgetName {
  const element = document.createElement('dragoman-widget-name');
  const all: Record<string, string> = { 'api-url': apiUrl, locale: 'en', load: 'eager', ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

const part = (element: Element, name: string) => element.shadowRoot?.querySelector(`[part~=${name}]`);

afterEach(() => document.body.replaceChildren());

describe('accessibility', () => {
  it('has no violations, whatever its state', async () => {
    for (const demo of ['ready', 'loading', 'empty', 'error']) {
      const element = place({ demo });
      await vi.waitFor(() => expect(element.shadowRoot?.querySelector('section')).toBeTruthy());
      expect((await axe.run(element)).violations).toEqual([]);
      element.remove();
    }
  });
});

describe('attributes', () => {
  it('shows an offer of the category, and another as that changes', async () => {
    const element = place({ category: 'document' });
    await vi.waitFor(() => expect(part(element, 'title')?.textContent).toBeTruthy());
    const first = part(element, 'title')?.textContent;
    element.category = 'call';
    await vi.waitFor(() => expect(part(element, 'title')?.textContent).not.toBe(first));
  });
});

describe('states', () => {
  it('says that there is no offer, and offers to try again after a failure', async () => {
    const empty = place({ demo: 'empty' });
    await vi.waitFor(() => expect(part(empty, 'empty')?.textContent).toContain('There is no offer yet.'));
    const failed = place({ demo: 'error' });
    await vi.waitFor(() => expect(part(failed, 'retry')).toBeTruthy());
  });
});

describe('events', () => {
  it('reports which offer it shows', async () => {
    const listener = vi.fn();
    const element = place();
    element.addEventListener('dragoman-load', ({ detail }) => listener(detail.offer.title));
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
    expect(listener).toHaveBeenCalledWith(part(element, 'title')?.textContent);
  });
});
