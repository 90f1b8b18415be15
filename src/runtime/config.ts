/** The page's configuration: from `configure()`, the script tag and meta tags. */
import { createStore } from 'zustand/vanilla';
import { referral } from '#core/session/referral.ts';
import { pageGlobals } from './page-globals.ts';
import type { ConfigStore, Configuration, PageConfig, PageSettingName, PageSettings } from './types.ts';

const settingNames: readonly PageSettingName[] = [
  'apiUrl',
  'siteUrl',
  'partner',
  'campaign',
  'locale',
  'storageKey',
  'flagUrl',
];

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function metaSettings(): PageSettings {
  const settings: PageSettings = {};
  for (const name of settingNames) {
    const tag = document.querySelector<HTMLMetaElement>(`meta[name="dragoman:${kebab(name)}"]`);
    if (tag?.content) settings[name] = tag.content;
  }
  return settings;
}

/** Resolves an address against the page's base URL, without a slash at its end. */
export function absoluteUrl(address: string): string {
  try {
    return new URL(address, document.baseURI).href.replace(/\/$/, '');
  } catch {
    return location.origin;
  }
}

const noReferral = { partner: '', campaign: '' };

/** `configure` > script > meta > default (the element's own attribute comes before all of them). */
export function createConfig(): ConfigStore {
  let configured = pageGlobals().configuration;
  let learned = '';
  const resolve = (): PageConfig => {
    const given: Configuration = { ...metaSettings(), ...pageGlobals().script, ...configured };
    const apiUrl = absoluteUrl(given.apiUrl || learned || pageGlobals().origin || location.origin);
    // Bookings on the marketplace's own site are credited to the partner whose link led there.
    const { partner, campaign } = new URL(apiUrl).origin === location.origin ? referral() : noReferral;
    return {
      apiUrl,
      siteUrl: given.siteUrl ? absoluteUrl(given.siteUrl) : apiUrl,
      partner: given.partner ?? partner,
      campaign: given.campaign ?? campaign,
      locale: given.locale ?? '',
      storageKey: given.storageKey ?? 'dragoman.token',
      flagUrl: given.flagUrl ?? '',
      messages: given.messages ?? {},
    };
  };
  const store = createStore<PageConfig>()(resolve);
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    configure(configuration) {
      configured = { ...configured, ...configuration };
      store.setState(resolve(), true);
    },
    learnApiUrl(apiUrl) {
      if (learned) return;
      learned = apiUrl;
      store.setState(resolve(), true);
    },
  };
}
