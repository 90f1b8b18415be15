/** The page's configuration: from `configure()`, the script tag and meta tags. */
import { createStore } from 'zustand/vanilla';
import { webAddress } from '#core/domain/web-address.ts';
import { referral } from '#core/session/referral.ts';
import { onlyOwn, pageGlobals } from './page-globals.ts';
import { type PageSettingName, settingNames } from './setting-names.ts';
import type { ConfigStore, Configuration, PageConfig, PageSettings } from './types.ts';
import { warnOnce } from './warn-once.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const metaContent = (name: PageSettingName) =>
  document.querySelector<HTMLMetaElement>(`meta[name="dragoman:${kebab(name)}"]`)?.content;

function settingsFrom(read: (name: PageSettingName) => string | undefined): PageSettings {
  const settings = onlyOwn<PageSettings>();
  for (const name of settingNames) {
    const value = read(name);
    if (value) settings[name] = value;
  }
  return settings;
}

const addressNames = ['apiUrl', 'siteUrl', 'flagUrl'] as const;

/** The settings without addresses that lead to anything but the web, such as `javascript:`; one console line for each. */
function withWebAddresses(settings: Configuration): Configuration {
  const checked = onlyOwn(settings);
  for (const name of addressNames) {
    const value = checked[name];
    if (!value || webAddress.test(value)) continue;
    delete checked[name];
    warnOnce(
      `Dragoman’s setting ${name} is not a path or an address with http or https – The default applies instead.`,
    );
  }
  return checked;
}

/** Resolves an address against the page's base URL, without a slash at its end. */
export function absoluteUrl(address: string): string {
  try {
    return new URL(address, document.baseURI).href.replace(/\/$/, '');
  } catch {
    return location.origin;
  }
}

const noReferral = { partner: '', campaign: '', reference: '' };

/** `configure` > script > meta > default (the element's own attribute comes before all of them). */
export function createConfig(): ConfigStore {
  let configured = pageGlobals().configuration;
  const resolve = (): PageConfig => {
    const given = onlyOwn<Configuration>(
      withWebAddresses(settingsFrom(metaContent)),
      withWebAddresses(settingsFrom((name) => pageGlobals().script[name])),
      withWebAddresses(configured),
    );
    const apiUrl = absoluteUrl(given.apiUrl || pageGlobals().origin || location.origin);
    // Bookings on the marketplace's own site are credited to the partner whose link led there.
    const { partner, campaign, reference } =
      new URL(apiUrl).origin === location.origin ? referral() : noReferral;
    return {
      apiUrl,
      siteUrl: given.siteUrl ? absoluteUrl(given.siteUrl) : apiUrl,
      partner: given.partner ?? partner,
      campaign: given.campaign ?? campaign,
      // What no backend would accept is cut, as in a referral.
      reference: (given.reference ?? reference).slice(0, 100),
      locale: given.locale ?? '',
      storageKey: given.storageKey ?? 'dragoman.token',
      flagUrl: given.flagUrl ?? '',
      themeFrom: given.themeFrom ?? '',
      analytics: given.analytics ?? '',
      consent: given.consent ?? '',
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
  };
}
