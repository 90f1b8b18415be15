import type { WidgetSettings } from '#core/kit/widget-context.ts';
import { absoluteUrl } from '#core/runtime/config.ts';
import type { Runtime } from '#core/runtime/types.ts';
import type { Properties } from './properties.ts';

type Own = Pick<WidgetSettings, 'host' | 'tag' | 'isGiven' | 'emit'>;

/** What a placed widget goes by: its own attributes, and what the page says for all where it says nothing itself. */
export function readSettings(own: Own, properties: Properties, runtime: Runtime): WidgetSettings {
  const read = (name: string) => String(properties.read(name) ?? '');
  const page = runtime.config.getState();
  const ownApiUrl = read('apiUrl');
  const apiUrl = ownApiUrl ? absoluteUrl(ownApiUrl) : page.apiUrl;
  const demo = read('demo') as WidgetSettings['demo'];
  return {
    ...own,
    runtime,
    client: runtime.client(apiUrl),
    demo,
    partner: read('partner') || page.partner,
    campaign: page.campaign,
    siteUrl: page.siteUrl === page.apiUrl ? apiUrl : page.siteUrl,
    // In demo no call is made, not even for a flag.
    flagUrl: demo ? '' : read('flagUrl') || page.flagUrl || `${apiUrl}/flags/{code}.svg`,
    isOwnSite: runtime.isOwnSite(apiUrl),
  };
}
