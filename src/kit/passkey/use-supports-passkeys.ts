import { useWidget } from '#core/kit/widget-context.ts';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { isPasskeyHost, supportsPasskeys } from './supports-passkeys.ts';

/** The same for a view that a server renders: nearly all browsers have passkeys where the page may use them. */
export function useSupportsPasskeys(): boolean {
  const { client } = useWidget();
  const isHydrated = useIsHydrated();
  if (isHydrated) return supportsPasskeys();
  const { protocol, hostname } = new URL(client.baseUrl);
  return (protocol === 'https:' || hostname === 'localhost') && isPasskeyHost(hostname);
}
