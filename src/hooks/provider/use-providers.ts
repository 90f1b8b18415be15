import { useLayoutEffect, useState } from 'react';
import type { Client } from '#core/api/client.ts';
import { providers } from '#core/api/providers.ts';
import {
  type Provider,
  type ProviderPurpose,
  type ProviderReturn,
  readProviderReturn,
  withoutProviderReturn,
} from '#core/domain/provider.ts';
import type { PreparedAnswer } from '#core/element/contract/definition.ts';
import { cacheKey, useResource } from '#core/hooks/data/use-resource.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import type { providerMessages } from '#core/i18n/sign-in.messages.ts';

const sampleProviders: Provider[] = [
  { id: 'sample', name: 'Example ID' },
  { id: 'other', name: 'Sample Login' },
];

const key = ['providers'];

/** With which providers people may sign in; none until that is known, and on pages of other sites. */
export function useProviders(): readonly Provider[] {
  const { isOwnSite, demo } = useWidget();
  const found = useResource<Provider[]>(
    isOwnSite || demo ? key : null,
    (client) => providers(client).list(),
    { ready: async () => sampleProviders, empty: [] },
  );
  return found.status === 'ready' ? found.value : [];
}

/** Reads that answer for a widget's `prepare`. */
export const prepareProviders = async (client: Client): Promise<PreparedAnswer[]> => [
  { key: cacheKey(client, '', key), value: await providers(client).list() },
];

/**
 * What a provider has led the visitor back with, for a widget that sends them there; null where they come from elsewhere.
 * It leaves the address at once: it works once, and the back button shall not bring it again.
 */
export function useProviderReturn(purposes: readonly ProviderPurpose[]): ProviderReturn | null {
  const { isOwnSite, demo } = useWidget();
  const [given] = useState(() => {
    // A server leaves it to the browser to render a page with such an address.
    const isHere = isOwnSite && !demo && typeof location !== 'undefined';
    const found = isHere ? readProviderReturn(location.search) : null;
    return found && purposes.includes(found.purpose) ? found : null;
  });
  useLayoutEffect(() => {
    if (!given) return;
    const address = withoutProviderReturn(location.pathname, location.search) + location.hash;
    history.replaceState(history.state, '', address);
  }, [given]);
  return given;
}

/** The words for what the address says; a code that is not known is one of a later backend. */
export function problemText({ problem }: ProviderReturn, t: typeof providerMessages.en): string {
  const texts: Readonly<Record<string, string>> = {
    'provider-over': t.over,
    'provider-cancelled': t.cancelled,
    'provider-away': t.away,
    'provider-unknown': t.unknown,
  };
  return texts[problem] ?? t.refused;
}
