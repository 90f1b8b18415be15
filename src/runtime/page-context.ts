import { canonicalLocale } from '#core/i18n/locale.ts';

/** The element's parent, through the boundary of the shadow root it may stand in. */
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

/** The locale around an element: the nearest `lang`, else the browser's, else English. */
export const nearestLocale = (host: Element): string =>
  nearestLang(host) ?? canonicalLocale(globalThis.navigator?.language) ?? 'en';

export type Scheme = 'light' | 'dark' | 'system' | 'inherited';

/** `auto` follows the page's colour scheme; where the page has none of its own, the system's. */
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
 * Hears when the language or the look of what stands around an element may have changed, in the page and in the shadow
 * roots that it stands in, until the returned function is called.
 */
export function watchPageContext(host: Element, hear: () => void): () => void {
  watchers.add(hear);
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
    watchers.delete(hear);
    if (watchers.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}
