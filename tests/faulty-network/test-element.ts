import { placeElement } from '#tests/setup/test-element.ts';

/** A widget on a page, and what is in it. */
export const place = (tag: string, attributes: Record<string, string>): HTMLElement =>
  placeElement(tag, { locale: 'en', load: 'eager', ...attributes });

export const part = (element: Element, name: string): HTMLElement | null =>
  element.shadowRoot?.querySelector(`[part~="${name}"]`) ?? null;

/** Opens what is behind its toggle. */
export function unfold(element: Element): void {
  const toggle = part(element, 'toggle');
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click();
}

/** What a person can do about it. */
export const advice = /try again|check your connection|wait a moment|sign in|retry/i;

/** Many elements fail and recover at once, on machines that have other things to do. */
export const patiently = { timeout: 30_000 };
