/** What the core's hooks need: with it a page of the site calls the backend, and words its refusals, as widgets do. */
import { type ReactNode, use, useMemo } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { requestCache, sharedRequests } from '#core/hooks/data/request-cache.ts';
import { WidgetContext, type WidgetSettings } from '#core/hooks/widget-context.ts';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { LocaleContext } from '#core/i18n/context.ts';
import { hasAllMessages, loadAllMessages } from '#core/i18n/widget-messages.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { siteClient } from './core.ts';
import { usePreferences } from './preferences.ts';

/** Each list of catalogues in each language is loaded once. */
const loading = new Map<readonly Catalogue[], Map<string, Promise<unknown>>>();

const coreAlone: readonly Catalogue[] = [];

function loadOnce(catalogues: readonly Catalogue[], locale: string): Promise<unknown> {
  const byLocale = loading.get(catalogues) ?? new Map<string, Promise<unknown>>();
  loading.set(catalogues, byLocale);
  const texts = byLocale.get(locale) ?? loadAllMessages(catalogues, locale);
  byLocale.set(locale, texts);
  return texts;
}

interface CoreContextProps {
  children: ReactNode;
  /** What the page says beside the core's texts. The same list each time. */
  catalogues?: readonly Catalogue[];
}

/** Only in the browser: a server knows nobody, and calls nothing. Suspends while the core's texts of a language load. */
export function CoreContext({ children, catalogues = coreAlone }: CoreContextProps) {
  const { locale } = usePreferences();
  if (!hasAllMessages(catalogues, locale)) use(loadOnce(catalogues, locale));
  const language = useMemo(() => ({ locale, overrides: {} }), [locale]);
  const settings = useMemo(siteSettings, []);
  return (
    <WidgetContext value={settings}>
      <LocaleContext value={language}>
        <SWRConfig value={siteRequests()}>{children}</SWRConfig>
      </LocaleContext>
    </WidgetContext>
  );
}

let requests: SWRConfiguration | undefined;

/** The site stays until its page is left, and so does its part in the cache. */
function siteRequests(): SWRConfiguration {
  if (!requests) requestCache().enter();
  requests ??= sharedRequests();
  return requests;
}

function siteSettings(): WidgetSettings {
  const runtime = getRuntime();
  const { siteUrl } = runtime.config.getState();
  return {
    host: document.body,
    tag: 'the site',
    runtime,
    client: siteClient(),
    session: runtime.session,
    demo: '',
    partner: '',
    campaign: '',
    reference: '',
    siteUrl,
    flagUrl: '',
    analytics: false,
    isOwnSite: true,
    isGiven: () => false,
    // Pages say beside it what failed.
    emit: () => true,
  };
}
