import { useSyncExternalStore } from 'react';
import { isOffline } from '#core/api/client.ts';

const types = ['online', 'offline'] as const;

function follow(listener: () => void): () => void {
  for (const type of types) addEventListener(type, listener);
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
}

/** Whether the browser has no connection at all. */
export const useIsOffline = (): boolean => useSyncExternalStore(follow, isOffline, () => false);
