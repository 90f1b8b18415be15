import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is past its hydration. React sets neither properties nor listeners of a custom element that it
 * hydrates, only those that change afterwards: so they are given once this is true.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
