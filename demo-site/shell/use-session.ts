import { session } from '@dragoman/widgets/page';
import { useSyncExternalStore } from 'react';

/** The person signed in, if any, and whether that is known yet. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.getState);
