import { placeElement } from '#tests/setup/test-element.ts';

/** Places a widget on the page. */
export const place = (tag: string, attributes: Record<string, string>): HTMLElement =>
  placeElement(tag, { locale: 'en', load: 'eager', ...attributes });

export const part = (element: Element, name: string): HTMLElement | null =>
  element.shadowRoot?.querySelector(`[part~="${name}"]`) ?? null;

/** Opens the widget's menu by its toggle. */
export function openMenu(element: Element): void {
  const toggle = part(element, 'toggle');
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click();
}

/** Advice that an error has to contain. */
export const advice = /try again|check your connection|wait a moment|sign in|retry/i;

/** Long timeout: many elements fail and recover at once, possibly on a busy machine. */
export const slowPoll = { timeout: 60_000 };
