import { rootMark } from '#core/element/hydration/server-snapshot.ts';
import { directionOf, textLanguage } from '#core/i18n/locale.ts';
import type { Scheme } from '#core/runtime/page-context.ts';

/** What the view is rendered into; the element's own children are the fallback until there is something to show. */
export function makeWrapper(shadow: ShadowRoot, isInline: boolean): HTMLElement {
  const wrapper = document.createElement('div');
  wrapper.setAttribute(rootMark, '');
  wrapper.toggleAttribute('data-inline', isInline);
  wrapper.hidden = true;
  shadow.replaceChildren(document.createElement('slot'), wrapper);
  return wrapper;
}

export const removeFallback = (shadow: ShadowRoot): void => childOf(shadow, 'slot')?.remove();

/** Browsers find nothing by `:scope > …` in a shadow root. */
export const childOf = (shadow: ShadowRoot, tag: 'slot' | 'style'): Element | undefined =>
  [...shadow.children].find(({ localName }) => localName === tag);

/** Tells the element that the view is rendered into in which language and look that is; an explicit locale its direction too. */
export function applyLocaleAndScheme(
  wrapper: HTMLElement,
  locale: string,
  isExplicit: boolean,
  scheme: Scheme,
): void {
  const direction = directionOf(locale);
  if (isExplicit || direction === 'rtl') wrapper.dir = direction;
  else wrapper.removeAttribute('dir');
  const language = textLanguage(locale);
  // Browsers style everything inside anew, even where it was the same before.
  if (wrapper.lang !== language) wrapper.lang = language;
  if (wrapper.dataset.scheme !== scheme) wrapper.dataset.scheme = scheme;
}
