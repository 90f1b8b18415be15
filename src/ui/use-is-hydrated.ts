import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on a server, and in the browser while it hydrates what that rendered: until then a view knows neither the clock, the
 * address nor the abilities of the browser.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
