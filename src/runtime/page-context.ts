/** Reads the language, the colour scheme and the font of the page around an element. */
import { canonicalLocale } from '#core/i18n/locale.ts';

/** The element's parent; the host for the top level of a shadow root. */
const parentOf = (element: Element): Element | null => {
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
};

/** The first answer of the element or one of its ancestors, through shadow roots. */
function nearest<Answer>(
  host: Element,
  ask: (element: Element) => Answer | null | undefined,
): Answer | undefined {
  for (let element: Element | null = host; element; element = parentOf(element)) {
    const answer = ask(element);
    if (answer) return answer;
  }
  return undefined;
}

/** The nearest `lang` of the element and its ancestors, else the browser's language, else English. */
export const nearestLocale = (host: Element): string =>
  nearest(host, (element) => canonicalLocale(element.getAttribute('lang'))) ??
  canonicalLocale(globalThis.navigator?.language) ??
  'en';

export type Scheme = 'light' | 'dark' | 'system' | 'inherited';

/**
 * Bootstrap's attribute or the class `dark`, as `themeFrom` says, of the nearest element that has one; both stand for
 * light where none has. Otherwise the page's colour scheme, or the system's if the page declares none.
 */
export function resolveColorScheme(host: Element, theme: string, themeFrom: string): Scheme {
  if (theme === 'light' || theme === 'dark') return theme;
  if (themeFrom === 'class')
    return nearest(host, ({ classList }) => classList.contains('dark')) ? 'dark' : 'light';
  if (themeFrom === 'bootstrap') {
    const mode = nearest(host, (element) => element.getAttribute('data-bs-theme'));
    return mode === 'dark' ? mode : mode === 'auto' ? 'system' : 'light';
  }
  if (getComputedStyle(host).colorScheme !== 'normal') return 'inherited';
  const page = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '';
  const isDark = /\bdark\b/.test(page);
  const isLight = /\blight\b/.test(page);
  return isDark === isLight ? 'system' : isDark ? 'dark' : 'light';
}

/** Whether the element's text takes the font of its place in the page. */
export const hasPageFont = (host: Element): boolean =>
  getComputedStyle(host).getPropertyValue('--dragoman-font').trim() === 'page';

/** Whether the node is around the element, also outside the shadow roots that contain it. */
export const isAround = (node: Node, host: Element): boolean =>
  nearest(host, (element) => element === node) ?? false;
