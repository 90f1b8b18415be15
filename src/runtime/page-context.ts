/** Reads the language and colour scheme of the page around an element, and watches both. */
import { canonicalLocale } from '#core/i18n/locale.ts';

/** The element's parent; the host for the top level of a shadow root. */
const parentOf = (element: Element): Element | null => {
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement;
};

function nearestLang(host: Element): string | undefined {
  for (let element: Element | null = host; element; element = parentOf(element)) {
    const locale = canonicalLocale(element.getAttribute('lang'));
    if (locale) return locale;
  }
  return undefined;
}

/** The nearest `lang` of the element and its ancestors, else the browser's language, else English. */
export const nearestLocale = (host: Element): string =>
  nearestLang(host) ?? canonicalLocale(globalThis.navigator?.language) ?? 'en';

export type Scheme = 'light' | 'dark' | 'system' | 'inherited';

/** `auto` follows the page's colour scheme, or the system's if the page declares none. */
export function resolveColorScheme(host: Element, theme: string): Scheme {
  if (theme === 'light' || theme === 'dark') return theme;
  if (getComputedStyle(host).colorScheme !== 'normal') return 'inherited';
  const page = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '';
  const isDark = /\bdark\b/.test(page);
  const isLight = /\blight\b/.test(page);
  return isDark === isLight ? 'system' : isDark ? 'dark' : 'light';
}

const watchers = new Set<() => void>();
let observer: MutationObserver | null = null;

/**
 * Calls back when the language or colour scheme around an element may have changed, in the page and in the shadow roots
 * that contain the element. The returned function stops that.
 */
export function watchPageContext(host: Element, onChange: () => void): () => void {
  watchers.add(onChange);
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const watcher of watchers) watcher();
    });
    observer.observe(document, { subtree: true, attributeFilter: ['lang'] });
    observer.observe(document.documentElement, { attributes: true });
    if (document.body) observer.observe(document.body, { attributes: true });
  }
  for (let root = host.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
    observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}
