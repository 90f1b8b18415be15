import { session } from '@dragoman/widgets/page';
import { useContext, useSyncExternalStore } from 'react';
import { VisitorContext } from './visitor.ts';

type PageSession = ReturnType<typeof session.getState>;

const nobody = { token: null, user: null, authorized: false } as const;
/** What a server knows of a session: whether there may be one. */
const signedOut: PageSession = { ...nobody, status: 'signed-out' };
const restoring: PageSession = { ...nobody, status: 'restoring' };

/** The session of the page, as React state. */
export function useSession(): PageSession {
  const isReturning = useContext(VisitorContext)?.isReturning ?? false;
  return useSyncExternalStore(session.subscribe, session.getState, () =>
    isReturning ? restoring : signedOut,
  );
}

/** True while the backend does not answer whether the visitor is still signed in: the page's widgets say so. */
export const useHasAccount = (): boolean => {
  const { status } = useSession();
  return status === 'signed-in' || status === 'unreachable';
};
