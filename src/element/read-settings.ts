/** Reads what an element and the page configure. The element's own attributes and properties win. */
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import { canonicalLocale } from '#core/i18n/locale.ts';
import type { WidgetSettings } from '#core/kit/widget-context.ts';
import { absoluteUrl } from '#core/runtime/config.ts';
import { nearestLocale } from '#core/runtime/page-context.ts';
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
    siteUrl: page.siteUrl === page.apiUrl ? apiUrl : page.siteUrl,
    // A demo makes no calls, not even for a flag.
    flagUrl: demo ? '' : read('flagUrl') || page.flagUrl || `${apiUrl}/flags/{code}.svg`,
    isOwnSite: runtime.isOwnSite(apiUrl),
  };
}

/** The element's locale, and whether the element or the page's configuration names one. */
export function readLocale(
  host: Element,
  properties: Properties,
  runtime: Runtime,
): { locale: string; isExplicit: boolean } {
  const given = String(properties.read('locale') || runtime.config.getState().locale);
  return { locale: canonicalLocale(given) ?? nearestLocale(host), isExplicit: Boolean(given) };
}

/** Texts that replace those of the catalogues: the page's, and before them the element's. */
export function readOverrides(properties: Properties, runtime: Runtime): MessageOverrides {
  const own = properties.read('messages') as MessageOverrides | undefined;
  return { ...runtime.config.getState().messages, ...own };
}
