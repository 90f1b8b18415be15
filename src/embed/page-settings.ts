import { type PageSettingName, pageGlobals } from '#core/runtime/page-globals.ts';

/** What the page has set, by the name of its meta tag, before the runtime is here to say so. */
export function pageSetting(name: string): string {
  const { script, configuration } = pageGlobals();
  const key = name.replace('-u', 'U') as PageSettingName;
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="dragoman:${name}"]`);
  return configuration[key] || script[key] || meta?.content || '';
}

/** Where an element's backend is, without a slash at its end. */
export function apiUrlOf(element: Element): string {
  const given = element.getAttribute('api-url') || pageSetting('api-url') || pageGlobals().origin || '/';
  return new URL(given, document.baseURI).href.replace(/\/$/, '');
}
