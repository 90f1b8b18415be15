/** Renders a public widget on a server, with the snapshot that its hydration needs. */
import { renderToString } from 'react-dom/server';
import { createClient } from '#core/api/client.ts';
import type { ServerSnapshot } from '#core/api/prerendered.ts';
import { type RecordedAnswers, recording } from '#core/api/recorded-answers.ts';
import type { Attribute } from '#core/element/contract/attribute.ts';
import type { Contract } from '#core/element/contract/contract.ts';
import { type Definition, definitions } from '#core/element/contract/definition.ts';
import {
  prefetchEntries,
  rootMark,
  snapshotProps,
  snapshotSession,
  snapshotSettings,
} from '#core/element/hydration/server-snapshot.ts';
import type { WidgetSettings } from '#core/hooks/widget-context.ts';
import { directionOf, textLanguage } from '#core/i18n/locale.ts';
import { loadAllMessages } from '#core/i18n/widget-messages.ts';
import { reset } from '#core/theme/reset.ts';
import { rulesFor } from '#core/theme/rules.ts';
import { WidgetRoot } from './widget-root.tsx';

export interface Wanted {
  /** The element's attributes, and `lang`, `campaign`, `reference`, `site-url`, `own-site` of the page around it. */
  params: ServerSnapshot['params'];
  /** BCP 47 tag to render in. */
  locale: string;
  /** The backend as its callers see it: absolute, without a slash at its end. */
  baseUrl: string;
  /** Makes the calls under `baseUrl`. */
  fetch: typeof globalThis.fetch;
  /** For a page of the marketplace itself, which shows more than the public widgets. */
  isOwnPage?: boolean;
}

export interface Rendered {
  /** The whole content of the shadow root. */
  html: string;
  css: string;
}

/** The parameters that a rendering of a widget depends on, always in the same order; null if it is not rendered there. */
export function snapshotParams(
  widget: string,
  given: ServerSnapshot['params'],
  isOwnPage = false,
): ServerSnapshot['params'] | null {
  const definition = definitionFor(widget, isOwnPage);
  return definition ? paramsOf(definition.contract, given) : null;
}

/** Other pages than the marketplace's own get the public widgets. */
function definitionFor(widget: string, isOwnPage: boolean): Definition | undefined {
  const definition = definitions.get(`dragoman-${widget}`);
  return definition?.contract.isPublic || (isOwnPage && definition?.prepare) ? definition : undefined;
}

/** Fetches the data of a widget's first view and returns how to render it; null if it is not rendered there. */
export async function prepareWidget(
  widget: string,
  { params: given, locale, baseUrl, fetch, isOwnPage = false }: Wanted,
): Promise<{ params: ServerSnapshot['params']; data: RecordedAnswers; render(): Rendered } | null> {
  const definition = definitionFor(widget, isOwnPage);
  if (!definition) return null;
  const params = paramsOf(definition.contract, given);
  const props = snapshotProps(definition.contract, params);
  const calls = recording(baseUrl, fetch);
  const client = createClient({ baseUrl, token: () => null, fetch: calls.fetch });
  const [entries] = await Promise.all([
    prefetchEntries(definition, props, client),
    loadAllMessages(definition.catalogues, locale),
  ]);
  const fallback = Object.fromEntries([...entries].map(([key, { data }]) => [key, data]));
  const session = snapshotSession(params);
  // Host and runtime exist only in browsers. Views use them in effects and event listeners, which never run here.
  const settings = {
    ...snapshotSettings(definition.contract, params, baseUrl),
    tag: definition.contract.tag,
    client,
    runtime: {},
    session: {
      store: { getState: () => session, subscribe: () => () => undefined },
      personal: () => noRecords,
    },
    emit: () => true,
  } as unknown as WidgetSettings;

  return {
    params,
    data: calls.answers,
    render() {
      const content = renderToString(
        <WidgetRoot
          View={definition.View}
          props={props}
          settings={settings}
          rendered={session}
          requests={{ provider: () => new Map(), fallback, revalidateIfStale: false }}
          locale={locale}
          overrides={{}}
          revision={0}
          onShown={() => undefined}
          onReady={() => undefined}
        />,
      );
      const html = `<div ${wrapperAttributes(definition, params, locale)}>${content}</div>`;
      return { html, css: reset + rulesFor(content) };
    },
  };
}

/** Nobody's drafts. */
const noRecords = { subscribe: () => () => undefined, arrivals: () => 0, departures: () => 0 };

function wrapperAttributes({ inline }: Definition, params: ServerSnapshot['params'], locale: string): string {
  const direction = directionOf(locale);
  const { theme } = params;
  const scheme = theme === 'light' || theme === 'dark' ? theme : 'system';
  return [
    rootMark,
    inline && 'data-inline',
    `lang="${textLanguage(locale)}"`,
    (params.locale || direction === 'rtl') && `dir="${direction}"`,
    `data-scheme="${scheme}"`,
  ]
    .filter(Boolean)
    .join(' ');
}

function paramsOf(
  { attributes, isPublic }: Contract,
  given: ServerSnapshot['params'],
): ServerSnapshot['params'] {
  const names = [
    ...Object.keys(attributes).filter((name) => !ignoredAttributes.has(name)),
    ...pageParams,
    // Public widgets are the same for everybody.
    ...(isPublic ? [] : ['returning']),
  ];
  const entries = names.map((name) => [name, paramOf(attributes[name], given[name])]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

/** The raw value of an attribute, empty if it has none. All spellings of a set flag become `true`. */
const paramOf = (attribute: Attribute | undefined, raw: string | undefined): string =>
  attribute?.kind === 'flag' && raw !== undefined ? (raw === 'false' ? '' : 'true') : (raw ?? '');

/** Attributes without effect on the markup that a server renders. */
const ignoredAttributes = new Set(['api-url', 'load', 'demo', 'theme-from']);

const pageParams = ['lang', 'campaign', 'reference', 'site-url', 'own-site'];
