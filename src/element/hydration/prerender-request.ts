/** The parameters of a request that has the backend prerender an element. */
import { publicAttributes } from 'virtual:derived/public-attributes';
import { nearestLocale } from '#core/runtime/page-context.ts';
import { pageSetting } from '#core/runtime/page-settings.ts';

export type Params = Record<string, string>;

/** Everything that the markup depends on; undefined for widgets that are not public. */
export function paramsOf(element: Element, widget: string, apiUrl: string): Params | undefined {
  const names = publicAttributes[widget];
  if (!names) return undefined;
  const params: Params = {};
  for (const name of names.split(' ')) params[name] = element.getAttribute(name) ?? '';
  for (const name of ['locale', 'partner', 'campaign', 'reference', 'site-url', 'flag-url'])
    params[name] ||= pageSetting(name);
  if (!params.locale) params.lang = nearestLocale(element);
  if (element.hasAttribute('filters')) params.filters ||= 'true';
  if (new URL(apiUrl).origin === location.origin) params['own-site'] = 'true';
  for (const name in params) if (!params[name]) delete params[name];
  return params;
}
