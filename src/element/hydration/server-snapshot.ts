/** Reads from the page what a server rendered a widget from, so that React can hydrate the same. */

import type { SWRConfiguration } from 'swr';
import { type Client, createClient } from '#core/api/client.ts';
import type { ServerSnapshot } from '#core/api/prerendered.ts';
import { replaying } from '#core/api/recorded-answers.ts';
import { webAddress } from '#core/domain/web-address.ts';
import { parse } from '#core/element/contract/attribute.ts';
import { camelCase } from '#core/element/contract/camel-case.ts';
import type { Contract } from '#core/element/contract/contract.ts';
import type { Definition } from '#core/element/contract/definition.ts';
import { answeredRequests, type CacheEntry, cacheEntries } from '#core/hooks/data/request-cache.ts';
import type { WidgetSettings } from '#core/hooks/widget-context.ts';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { loadAllMessages } from '#core/i18n/widget-messages.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';
import type { SessionState } from '#core/session/session-state.ts';

/** React reports texts that the browser formats differently from the server. That is no error of the page. */
export const hydrationOptions = { onRecoverableError: () => undefined };

/** Marks the element that the view is rendered into, so that the element finds it in server-rendered markup. */
export const rootMark = 'data-dragoman-root';

type Params = ServerSnapshot['params'];

/** The props that the server rendered the view with. */
export const snapshotProps = ({ attributes }: Contract, params: Params): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      camelCase(name),
      parse(attribute, params[name] ?? null).value,
    ]),
  ),
  messages: undefined,
});

/** The settings of page and element that the server rendered the view with. */
export function snapshotSettings({ attributes }: Contract, params: Params, baseUrl: string) {
  const given = new Set(
    Object.entries(attributes)
      .filter(([name, attribute]) => params[name] && !parse(attribute, params[name]).allowed)
      .map(([name]) => camelCase(name)),
  );
  const addressOf = (name: string) => (webAddress.test(params[name] ?? '') ? params[name] : '');
  return {
    demo: '',
    partner: params.partner ?? '',
    campaign: params.campaign ?? '',
    reference: params.reference ?? '',
    siteUrl: addressOf('site-url') || baseUrl,
    flagUrl: addressOf('flag-url') || `${baseUrl}/flags/{code}.svg`,
    analytics: false,
    isOwnSite: 'own-site' in params,
    isGiven: (property) => given.has(property),
  } satisfies Partial<WidgetSettings>;
}

const nobody = {
  token: null,
  user: null,
  authorized: false,
  failure: null,
  term: null,
  ended: null,
} as const;

/** What a server knows of the session: whether one may be stored. */
export const snapshotSession = (params: Params): SessionState => ({
  ...nobody,
  status: 'returning' in params ? 'restoring' : 'signed-out',
  setToken: () => undefined,
  setUser: () => undefined,
  setAuthorized: () => undefined,
});

/** Everything that decides what a view renders. */
export interface RenderInput {
  props: Record<string, unknown>;
  settings: WidgetSettings;
  rendered?: SessionState;
  locale: string;
  overrides: MessageOverrides;
}

/** The first answers of a view, as entries of the request cache by their keys. */
export async function prefetchEntries(
  { prepare }: Definition,
  props: Record<string, unknown>,
  client: Client,
): Promise<Map<string, CacheEntry>> {
  const answers = (await prepare?.(props, client)) ?? [];
  return new Map(answers.flatMap(cacheEntries));
}

/** Everything that React needs to render what the server rendered. Rejects if something is missing. */
export async function readSnapshot(
  definition: Definition,
  { params, locale, data }: ServerSnapshot,
  here: WidgetSettings,
): Promise<{ requests: SWRConfiguration; input: RenderInput }> {
  const { contract, catalogues } = definition;
  const { baseUrl } = here.client;
  const props = snapshotProps(contract, params);
  const client = createClient({ baseUrl, token: () => null, fetch: replaying(baseUrl, data) });
  const [entries] = await Promise.all([
    prefetchEntries(definition, props, client),
    loadAllMessages(catalogues, locale),
  ]);
  if (entries.size === 0 && Object.keys(data).length > 0) throw new Error('The server rendered no answer.');
  const settings = { ...here, ...snapshotSettings(contract, params, baseUrl) };
  const rendered = snapshotSession(params);
  return { requests: answeredRequests(entries), input: { props, settings, rendered, locale, overrides: {} } };
}

/** What a server has rendered in an element, if anything. */
export const renderedWrapper = (shadow: ShadowRoot): HTMLElement | null =>
  shadow.querySelector<HTMLElement>(`[${rootMark}]`);

/** The snapshot of a prerendered element: from the loader, or from the page's own server-rendered markup. */
export function takeSnapshot(host: Element, shadow: ShadowRoot): ServerSnapshot | undefined {
  const { snapshots } = pageGlobals();
  const snapshot = snapshots.get(host) ?? snapshotInMarkup(shadow);
  snapshots.delete(host);
  return snapshot;
}

function snapshotInMarkup(shadow: ShadowRoot): ServerSnapshot | undefined {
  const data = shadow.querySelector('script[type="application/json"]');
  if (!data?.textContent) return undefined;
  try {
    return JSON.parse(data.textContent);
  } catch {
    return undefined;
  }
}
