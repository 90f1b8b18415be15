/** Renders a public widget on a server, with the snapshot that its hydration needs. */
import { renderToString } from 'react-dom/server';
import { createClient } from '#core/api/client.ts';
import type { ServerSnapshot } from '#core/api/prerendered.ts';
import { type RecordedAnswers, recording } from '#core/api/recorded-answers.ts';
import { type Attribute, parse } from '#core/element/contract/attribute.ts';
import type { Contract } from '#core/element/contract/contract.ts';
import { type Definition, definitions } from '#core/element/contract/definition.ts';
import {
  prefetchEntries,
  rootMark,
  snapshotProps,
  snapshotSettings,
} from '#core/element/hydration/server-snapshot.ts';
import { type FormattedValues, recordFormatted } from '#core/i18n/format.ts';
import { directionOf, textLanguage } from '#core/i18n/locale.ts';
import { loadAllMessages } from '#core/i18n/widget-messages.ts';
import type { WidgetSettings } from '#core/kit/widget-context.ts';
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
}

export interface Rendered {
  /** The whole content of the shadow root. */
  html: string;
  css: string;
  words: FormattedValues;
}

/** The parameters that a rendering of a widget depends on, always in the same order; null if the widget is not public. */
export function snapshotParams(
  widget: string,
  given: ServerSnapshot['params'],
): ServerSnapshot['params'] | null {
  const contract = definitions.get(`dragoman-${widget}`)?.contract;
  return contract?.isPublic ? paramsOf(contract, given) : null;
}

/** The first attribute that names a language by anything but its code: a view would ignore it. */
export function refusedLanguage(widget: string, params: ServerSnapshot['params']): string | undefined {
  const { attributes = {} } = definitions.get(`dragoman-${widget}`)?.contract ?? {};
  return Object.keys(attributes).find((name) => {
    const attribute = attributes[name];
    const isLanguage = attribute && 'shape' in attribute && attribute.shape?.isLanguage;
    return isLanguage && parse(attribute, params[name]).allowed !== undefined;
  });
}

/** Fetches the data of a widget's first view and returns how to render it; null if the widget is not public. */
export async function prepareWidget(
  widget: string,
  { params: given, locale, baseUrl, fetch }: Wanted,
): Promise<{ params: ServerSnapshot['params']; data: RecordedAnswers; render(): Rendered } | null> {
  const definition = definitions.get(`dragoman-${widget}`);
  if (!definition?.contract.isPublic) return null;
  const params = paramsOf(definition.contract, given);
  const props = snapshotProps(definition.contract, params);
  const calls = recording(baseUrl, fetch);
  const client = createClient({ baseUrl, token: () => null, fetch: calls.fetch });
  const [entries] = await Promise.all([
    prefetchEntries(definition, props, client),
    loadAllMessages(definition.catalogues, locale),
  ]);
  const fallback = Object.fromEntries([...entries].map(([key, { data }]) => [key, data]));
  // Host and runtime exist only in browsers. Views read them in effects and event listeners, which never run here.
  const settings = {
    ...snapshotSettings(definition.contract, params, baseUrl),
    tag: definition.contract.tag,
    client,
    emit: () => true,
  } as unknown as WidgetSettings;

  return {
    params,
    data: calls.answers,
    render() {
      const { made: content, words } = recordFormatted(() =>
        renderToString(
          <WidgetRoot
            View={definition.View}
            props={props}
            settings={settings}
            requests={{ provider: () => new Map(), fallback, isPaused: () => true }}
            locale={locale}
            overrides={{}}
            revision={0}
            onShown={() => undefined}
            onReady={() => undefined}
          />,
        ),
      );
      const html = `<div ${wrapperAttributes(definition, params, locale)}>${content}</div>`;
      return { html, css: reset + rulesFor(content), words };
    },
  };
}

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

function paramsOf({ attributes }: Contract, given: ServerSnapshot['params']): ServerSnapshot['params'] {
  const names = [...Object.keys(attributes).filter((name) => !ignoredAttributes.has(name)), ...pageParams];
  const entries = names.map((name) => [name, paramOf(attributes[name], given[name])]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

/** The raw value of an attribute, empty if it has none. All spellings of a set flag become `true`. */
const paramOf = (attribute: Attribute | undefined, raw: string | undefined): string =>
  attribute?.kind === 'flag' && raw !== undefined ? (raw === 'false' ? '' : 'true') : (raw ?? '');

/** Attributes without effect on the markup that a server renders. */
const ignoredAttributes = new Set(['api-url', 'load', 'demo', 'theme-from']);

const pageParams = ['lang', 'campaign', 'reference', 'site-url', 'own-site'];
