import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import './index.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { parts, placeElement } from '#tests/setup/test-element.ts';

const apiUrl = inject('apiUrl');

const place = (attributes: Record<string, string> = {}) =>
  placeElement('dragoman-service-select', attributes);

const addresses = (select: Element) => parts(select, 'title').map((link) => link.getAttribute('href'));
const link = (name: string) => page.getByRole('link', { name, exact: true });

/** Records what was chosen, and prevents the navigation, which would end the test. */
function chosen(): unknown[] {
  const details: unknown[] = [];
  document.body.addEventListener(
    'dragoman-service-select',
    (event) => {
      event.preventDefault();
      if (event instanceof CustomEvent) details.push(event.detail);
    },
    { signal: over.signal },
  );
  return details;
}
let over = new AbortController();

beforeEach(() => getRuntime().config.configure({ apiUrl }));

afterEach(() => {
  over.abort();
  over = new AbortController();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('accessibility', () => {
  it('has no violations, light or dark', async () => {
    for (const theme of ['light', 'dark']) {
      const select = place({ demo: '', theme });
      select.style.background = theme === 'dark' ? '#14130F' : '#FCFBF8';
      await vi.waitFor(() => expect(parts(select, 'card')).toHaveLength(5));
      expect((await axe.run(select)).violations).toEqual([]);
      select.remove();
    }
  });

  it('names each card by its title alone', async () => {
    place();
    for (const name of ['Request', 'Offer', 'Calls', 'Documents', 'Translations']) {
      await expect.element(link(name)).toBeVisible();
    }
    await expect.element(page.getByRole('heading', { name: 'Select Service', level: 2 })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Calls', level: 3 })).toBeVisible();
  });
});

describe('attributes', () => {
  it('links to the marketplace', async () => {
    const select = place({ partner: 'demo' });
    await vi.waitFor(() =>
      expect(addresses(select)).toEqual([
        `${apiUrl}/Select/Request?partner=demo`,
        `${apiUrl}/Select/Offer?partner=demo`,
        `${apiUrl}/Select/Request/call?partner=demo`,
        `${apiUrl}/Select/Request/document?partner=demo`,
        `${apiUrl}/Select/Request/translation?partner=demo`,
      ]),
    );
  });

  it('links to the page’s own addresses', async () => {
    const select = place({ 'request-url': '/ask?for={type}', 'offer-url': '/give', 'heading-level': '3' });
    await vi.waitFor(() =>
      expect(addresses(select).slice(1)).toEqual([
        '/give',
        '/ask?for=call',
        '/ask?for=document',
        '/ask?for=translation',
      ]),
    );
    await expect.element(page.getByRole('heading', { name: 'Calls', level: 4 })).toBeVisible();
  });

  it('shows German', async () => {
    place({ locale: 'de' });
    await expect.element(page.getByRole('heading', { name: 'Leistung wählen' })).toBeVisible();
  });
});

describe('events', () => {
  it('reports what was chosen before the link is followed', async () => {
    const choices = chosen();
    place();
    for (const name of ['Calls', 'Documents', 'Translations', 'Offer']) await userEvent.click(link(name));
    expect(choices).toEqual([
      { intent: 'request', type: 'call' },
      { intent: 'request', type: 'document' },
      { intent: 'request', type: 'translation' },
      { intent: 'offer', type: '' },
    ]);
  });

  it('scrolls smoothly from “Request” to the types of help and moves the focus there', async () => {
    const choices = chosen();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const select = place();
    await userEvent.click(link('Request'));
    expect(scrolled.mock.contexts).toContain(parts(select, 'services')[0]);
    expect(scrolled).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'start' });
    expect(select.shadowRoot?.activeElement?.textContent).toBe('Select Service');
    expect(choices).toEqual([]);
  });

  it('can be used by keyboard alone', async () => {
    const choices = chosen();
    const select = place();
    await vi.waitFor(() => expect(parts(select, 'card')).toHaveLength(5));
    select.focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(choices).toEqual([{ intent: 'request', type: 'call' }]);
  });
});
