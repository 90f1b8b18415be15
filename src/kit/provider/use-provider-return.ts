import { useLayoutEffect, useState } from 'react';
import {
  type ProviderPurpose,
  type ProviderReturn,
  readProviderReturn,
  withoutProviderReturn,
} from '#core/domain/provider.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import type { ProviderMessages } from './provider.messages.ts';

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
export function problemText({ problem }: ProviderReturn, t: ProviderMessages): string {
  const texts: Readonly<Record<string, string>> = {
    'provider-over': t.over,
    'provider-cancelled': t.cancelled,
    'provider-away': t.away,
    'provider-unknown': t.unknown,
  };
  return texts[problem] ?? t.refused;
}
