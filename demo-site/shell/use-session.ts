import { session } from '@dragoman/widgets/page';
import { useSyncExternalStore } from 'react';

/** The session of the page, as React state. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.getState);
