import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '#core/api/client.ts';
import type { SessionState } from './session-state.ts';

interface Links {
  store: StoreApi<SessionState>;
  client(): Client;
  /** Whether this is a partner's page on which somebody is signed in. No other page loads the code. */
  isSignedIn(): boolean;
}

/** Lets links to the marketplace lead there signed in, until the returned function is called. */
export function followLinks({ store, client, isSignedIn }: Links): () => void {
  let isOver = false;
  let stop: (() => void) | null = null;
  let loading: Promise<void> | null = null;
  const load = () => {
    if (!isSignedIn() || loading) return;
    loading = import('./link-clicks.ts').then(
      ({ signInByLinks }) => {
        if (!isOver) stop = signInByLinks(client, isSignedIn);
      },
      // Until the next change of the session links lead there as they are.
      () => {
        loading = null;
      },
    );
  };
  const unsubscribe = store.subscribe(load);
  load();
  return () => {
    isOver = true;
    unsubscribe();
    stop?.();
  };
}
