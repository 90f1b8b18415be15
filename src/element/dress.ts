import { directionOf, textLanguage } from '#core/i18n/locale.ts';
import type { Scheme } from './surroundings.ts';

/** Tells the element that React renders into in which language and look that is; an explicit locale its direction too. */
export function dress(wrapper: HTMLElement, locale: string, isExplicit: boolean, scheme: Scheme): void {
  const direction = directionOf(locale);
  if (isExplicit || direction === 'rtl') wrapper.dir = direction;
  else wrapper.removeAttribute('dir');
  const language = textLanguage(locale);
  // Browsers style everything inside anew, even where it was the same before.
  if (wrapper.lang !== language) wrapper.lang = language;
  wrapper.dataset.scheme = scheme;
}
