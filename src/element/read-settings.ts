/** Reads what an element and the page configure. The element's own attributes and properties win. */

import type { WidgetSettings } from '#core/hooks/widget-context.ts';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { canonicalLocale } from '#core/i18n/locale.ts';
import { absoluteUrl } from '#core/runtime/config.ts';
import { hasPageFont, nearestLocale, resolveColorScheme, type Scheme } from '#core/runtime/page-context.ts';
import type { Runtime } from '#core/runtime/types.ts';
import type { Properties } from './properties.ts';

type Own = Pick<WidgetSettings, 'host' | 'tag' | 'emit'>;

export function readSettings(own: Own, properties: Properties, runtime: Runtime): WidgetSettings {
  const read = (name: string) => String(properties.read(name) ?? '');
  const page = runtime.config.getState();
  const ownApiUrl = read('apiUrl');
  const apiUrl = ownApiUrl ? absoluteUrl(ownApiUrl) : page.apiUrl;
  const demo = read('demo') as WidgetSettings['demo'];
  return {
    ...own,
    isGiven: properties.isGiven,
    runtime,
    client: runtime.client(apiUrl),
    session: runtime.sessionOf(apiUrl),
    demo,
    partner: read('partner') || page.partner,
    campaign: page.campaign,
    reference: page.reference,
    siteUrl: page.siteUrl === page.apiUrl ? apiUrl : page.siteUrl,
    // A demo makes no calls, not even for a flag.
    flagUrl: demo ? '' : read('flagUrl') || page.flagUrl || `${apiUrl}/flags/{code}.svg`,
    // Who refuses on the page refuses for all its elements.
    analytics:
      !demo &&
      page.consent !== 'denied' &&
      (read('consent') || page.consent) === 'granted' &&
      (read('analytics') || page.analytics) === 'data-layer',
    isOwnSite: runtime.isOwnSite(apiUrl),
  };
}

/** What the page around an element decides, where neither the element nor the page's configuration does. */
export interface PageContext {
  locale: string;
  /** Whether the element or the page's configuration names a locale. */
  isExplicit: boolean;
  scheme: Scheme;
  hasPageFont: boolean;
}

export function readPageContext(host: Element, properties: Properties, runtime: Runtime): PageContext {
  const page = runtime.config.getState();
  const given = String(properties.read('locale') || page.locale);
  const themeFrom = String(properties.read('themeFrom') || page.themeFrom);
  return {
    locale: canonicalLocale(given) ?? nearestLocale(host),
    isExplicit: Boolean(given),
    scheme: resolveColorScheme(host, String(properties.read('theme')), themeFrom),
    hasPageFont: hasPageFont(host),
  };
}

/** Texts that replace those of the catalogues: the page's, and before them the element's. */
export function readOverrides(properties: Properties, runtime: Runtime): MessageOverrides {
  const own = properties.read('messages') as MessageOverrides | undefined;
  return { ...runtime.config.getState().messages, ...own };
}
