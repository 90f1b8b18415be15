import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWidget } from '#core/hooks/widget-context.ts';
import type { SessionState } from '#core/session/session-state.ts';

const noStore = () => () => undefined;

/**
 * A part of the session, for views that the backend prerenders: undefined there and while React hydrates, because the
 * backend renders without a session.
 */
export function useVisitor<Part>(select: (session: SessionState) => Part): Part | undefined {
  const { session } = useWidget();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return useSyncExternalStore(
    isHydrated ? session.store.subscribe : noStore,
    () => (isHydrated ? select(session.store.getState()) : undefined),
    () => undefined,
  );
}
