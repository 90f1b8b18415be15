import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Reads anew what widgets on the page show: all resources whose key begins with one of these words. For what
 * somebody does in one widget and others tell about.
 */
export function useRefresh(): (...names: string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    async (...names) => {
      // What somebody did last may be answered when they, and the cache with the last widget, have gone.
      if (!isHere.current) return;
      await mutate((key) => Array.isArray(key) && names.includes(String(key[1])));
    },
    [mutate],
  );
}
