/** Hooks for the updates that the backend pushes. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Client } from '#core/api/client.ts';
import type { LiveStatus, LiveUpdate } from '#core/domain/live-event.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { createLive, type Live } from '#core/live/live.ts';
import type { Runtime } from '#core/runtime/types.ts';

function liveOf({ live, session, isOwnSite }: Runtime, client: Client): Live {
  const found = live.get(client.baseUrl);
  if (found) return found;
  const made = createLive({ client, session: session.store, isOwnSite: isOwnSite(client.baseUrl) });
  live.set(client.baseUrl, made);
  return made;
}

const usePageLive = (): Live => {
  const { runtime, client } = useWidget();
  return liveOf(runtime, client);
};

/** Receives the updates of the backend while the widget is mounted; none in `demo`. */
export function useLive(listener: (update: LiveUpdate) => void): void {
  const { demo } = useWidget();
  const live = usePageLive();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  }, [listener]);
  useEffect(() => (demo ? undefined : live.listen((update) => latest.current(update))), [live, demo]);
}

export function useLiveStatus(): LiveStatus {
  const live = usePageLive();
  return useSyncExternalStore(live.onStatus, live.status, live.status);
}
