import { nearestLocale } from '#core/element/page-context.ts';
import { pageSetting } from '#core/embed/page-settings.ts';
import { publicAttributes } from '#core/embed/widgets.generated.ts';
import type { Prerendered } from './insert-prerendered.ts';

export type Params = Record<string, string>;

/** What a rendering depends on; undefined for widgets that are not for everybody. */
export function paramsOf(element: Element, widget: string, apiUrl: string): Params | undefined {
  const names = publicAttributes[widget];
  if (!names) return undefined;
  const params: Params = {};
  for (const name of names.split(' ')) params[name] = element.getAttribute(name) ?? '';
  for (const name of ['locale', 'partner', 'campaign', 'site-url', 'flag-url'])
    params[name] ||= pageSetting(name);
  if (!params.locale) params.lang = nearestLocale(element);
  if (element.hasAttribute('filters')) params.filters ||= 'true';
  if (new URL(apiUrl).origin === location.origin) params['own-site'] = 'true';
  for (const name in params) if (!params[name]) delete params[name];
  return params;
}

const asked = new Map<string, Promise<Prerendered>>();

export function fetchPrerendered(
  apiUrl: string,
  widget: string,
  params: Params,
  init: RequestInit,
): Promise<Prerendered> {
  const address = `${apiUrl}/embed/prerender/${widget}?${new URLSearchParams(params)}`;
  const found = asked.get(address);
  if (found) return found;
  const answer = fetch(address, init).then((response) =>
    response.ok ? response.json() : Promise.reject(response),
  );
  asked.set(address, answer);
  // Asked again later, it may well be another.
  const forget = () => asked.delete(address);
  answer.then(forget, forget);
  return answer;
}
