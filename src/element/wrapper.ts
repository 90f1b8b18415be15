/** The element inside the shadow root that React renders the view into. */
import { rootMark } from '#core/element/hydration/server-snapshot.ts';
import { directionOf, textLanguage } from '#core/i18n/locale.ts';
import type { PageContext } from './read-settings.ts';

/** The wrapper has it once its view listens: what is pressed before may be lost. */
export const listeningMark = 'data-listening';

/** Creates it, hidden. The slot before it shows the element's own children as a fallback until the view is rendered. */
export function makeWrapper(shadow: ShadowRoot, isInline: boolean): HTMLElement {
  const wrapper = document.createElement('div');
  wrapper.setAttribute(rootMark, '');
  wrapper.toggleAttribute('data-inline', isInline);
  wrapper.hidden = true;
  shadow.replaceChildren(document.createElement('slot'), wrapper);
  return wrapper;
}

export const removeFallback = (shadow: ShadowRoot): void => childOf(shadow, 'slot')?.remove();

/** A loop, because `:scope > …` matches nothing in a shadow root. */
export const childOf = (shadow: ShadowRoot, tag: 'slot' | 'style'): Element | undefined =>
  [...shadow.children].find(({ localName }) => localName === tag);

/** Sets language, colour scheme and font, and the direction if the locale is explicit or written right to left. */
export function applyPageContext(
  wrapper: HTMLElement,
  { locale, isExplicit, scheme, hasPageFont }: PageContext,
): void {
  const direction = directionOf(locale);
  if (isExplicit || direction === 'rtl') wrapper.dir = direction;
  else wrapper.removeAttribute('dir');
  const language = textLanguage(locale);
  // Only on a change: writing an equal value makes browsers recalculate all styles inside.
  if (wrapper.lang !== language) wrapper.lang = language;
  if (wrapper.dataset.scheme !== scheme) wrapper.dataset.scheme = scheme;
  if (!hasPageFont) delete wrapper.dataset.font;
  else if (!wrapper.dataset.font) wrapper.dataset.font = 'page';
}
