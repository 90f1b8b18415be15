import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Reads resources of the page again: all whose key begins with one of these names. For an action in one widget that
 * changes what others show.
 */
export function useRefresh(): (...names: string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(
    async (...names) => {
      // The answer to an action may arrive after the widget, and with the last one the cache, was removed.
      if (!isMounted.current) return;
      await mutate((key) => Array.isArray(key) && names.includes(String(key[1])));
    },
    [mutate],
  );
}
