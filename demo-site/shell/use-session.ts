import { session } from '@dragoman/widgets/page';
import { useSyncExternalStore } from 'react';

/** The session of the page, as React state. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.getState);

/** Also while the backend does not answer whether the visitor is still signed in: the page's widgets say so. */
export const useHasAccount = (): boolean => {
  const { status } = useSession();
  return status === 'signed-in' || status === 'unreachable';
};
