import { type Client, createClient } from '#core/api/client.ts';
import { parse } from '#core/element/contract/attribute.ts';
import { type Contract, camelCase } from '#core/element/contract/contract.ts';
import type { Definition } from '#core/element/contract/definition.ts';
import { type Catalogue, hasMessages, loadMessages, type MessageOverrides } from '#core/i18n/catalogue.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { applyRecordedFormats } from '#core/i18n/format.ts';
import { isSameLocale } from '#core/i18n/locale.ts';
import { type CacheEntry, cacheEntries } from '#core/kit/data/request-cache.ts';
import type { WidgetSettings } from '#core/kit/widget-context.ts';
import type { ServerSnapshot } from '#core/runtime/page-globals.ts';
import { replaying } from './recorded-answers.ts';

/** On the element that the view is rendered into, so that it is found again in markup from a server. */
export const rootMark = 'data-dragoman-root';

type Params = ServerSnapshot['params'];

/** The properties of a view as the server had them. */
export const snapshotProps = ({ attributes }: Contract, params: Params): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      camelCase(name),
      parse(attribute, params[name] ?? null).value,
    ]),
  ),
  messages: undefined,
});

/** What a view may know of its surroundings, as the server had it. */
export function snapshotSettings({ attributes }: Contract, params: Params, baseUrl: string) {
  const given = new Set(
    Object.keys(attributes)
      .filter((name) => params[name])
      .map(camelCase),
  );
  return {
    demo: '',
    partner: params.partner ?? '',
    campaign: params.campaign ?? '',
    siteUrl: params['site-url'] || baseUrl,
    flagUrl: params['flag-url'] || `${baseUrl}/flags/{code}.svg`,
    isOwnSite: 'own-site' in params,
    isGiven: (property) => given.has(property),
  } satisfies Partial<WidgetSettings>;
}

/** All that decides what is drawn. */
export interface RenderInput {
  props: Record<string, unknown>;
  settings: WidgetSettings;
  locale: string;
  overrides: MessageOverrides;
}

/** Attributes that a view has as its settings, or not at all. */
const settled = new Set(['apiUrl', 'load', 'demo', 'theme', 'locale', 'partner', 'flagUrl']);

const isGivenAlike = ({ attributes }: Contract, one: WidgetSettings, other: WidgetSettings): boolean =>
  Object.keys(attributes)
    .map(camelCase)
    .every((name) => settled.has(name) || one.isGiven(name) === other.isGiven(name));

/** Whether what the server drew is what would be drawn now: most of the time it is. */
export const hasSameRenderInput = (before: RenderInput, now: RenderInput): boolean =>
  before.settings === now.settings &&
  isSameLocale(before.locale, now.locale) &&
  Object.keys(now.overrides).length === 0 &&
  Object.entries(now.props).every(
    ([name, value]) => settled.has(name) || String(value) === String(before.props[name]),
  );

/** The first answers of a view by the request cache's own keys, each with the entry that the cache keeps. */
export async function prefetchEntries(
  { prepare }: Definition,
  props: Record<string, unknown>,
  client: Client,
): Promise<Map<string, CacheEntry>> {
  const answers = (await prepare?.(props, client)) ?? [];
  return new Map(answers.flatMap(cacheEntries));
}

/** All that it takes to render once more what the server rendered; fails where something is missing. */
export async function readSnapshot(
  definition: Definition,
  { params, locale, data, words = {} }: ServerSnapshot,
  here: WidgetSettings,
): Promise<{ entries: Map<string, { data: unknown }>; drawn: RenderInput }> {
  const { contract, catalogues } = definition;
  const { baseUrl } = here.client;
  const props = snapshotProps(contract, params);
  const client = createClient({ baseUrl, token: () => null, fetch: replaying(baseUrl, data) });
  const [entries] = await Promise.all([
    prefetchEntries(definition, props, client),
    loadAllMessages(catalogues, locale),
  ]);
  if (entries.size === 0) throw new Error('The server rendered no answer.');
  applyRecordedFormats(locale, words);
  const settings = { ...here, ...snapshotSettings(contract, params, baseUrl) };
  if (isGivenAlike(contract, settings, here)) settings.isGiven = here.isGiven;
  return { entries, drawn: { props, settings, locale, overrides: {} } };
}

const withCore = (catalogues: readonly Catalogue[]) => [coreMessages, ...catalogues];

export const hasAllMessages = (catalogues: readonly Catalogue[], locale: string): boolean =>
  withCore(catalogues).every((catalogue) => hasMessages(catalogue, locale));

/** Without its texts a language is shown in English rather than not at all. */
export const loadAllMessages = (catalogues: readonly Catalogue[], locale: string): Promise<unknown> =>
  Promise.allSettled(withCore(catalogues).map((catalogue) => loadMessages(catalogue, locale)));

/** Markup that a server put into the page's own HTML tells its data beside itself. */
export function snapshotInPage(shadow: ShadowRoot): ServerSnapshot | undefined {
  const data = shadow.querySelector('script[type="application/json"]');
  if (!data?.textContent) return undefined;
  try {
    return JSON.parse(data.textContent);
  } catch {
    return undefined;
  }
}
