/** Reads settings of the page for the loader, which runs before the runtime is loaded. */
import { pageGlobals } from './page-globals.ts';
import type { PageSettingName } from './setting-names.ts';

/** A setting of the page by the name of its meta tag. */
export function pageSetting(name: string): string {
  const { script, configuration } = pageGlobals();
  const key = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as PageSettingName;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="dragoman:${name}"]`);
  return configuration[key] || script[key] || meta?.content || '';
}

/** The address of an element's backend, without a slash at its end. */
export function apiUrlOf(element: Element): string {
  const given = element.getAttribute('api-url') || pageSetting('api-url') || pageGlobals().origin || '/';
  return new URL(given, document.baseURI).href.replace(/\/$/, '');
}
