/** Hooks for the updates that the backend pushes. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { LiveStatus, LiveUpdate } from '#core/domain/live-event.ts';
import { useWidget, type WidgetSettings } from '#core/kit/widget-context.ts';
import { createLive, type Live } from '#core/live/live.ts';

function liveOf(settings: WidgetSettings): Live {
  const { runtime, client, session } = settings;
  // After a change of the page's configuration, its session may be another one than the stream's.
  const name = session === runtime.session ? client.baseUrl : `${client.baseUrl}#own`;
  const found = runtime.live.get(name);
  if (found) return found;
  const isOwnSite = runtime.isOwnSite(client.baseUrl);
  const made = createLive({ client, session: session.store, isOwnSite });
  runtime.live.set(name, made);
  return made;
}

const usePageLive = (): Live => liveOf(useWidget());

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
