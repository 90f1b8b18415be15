import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Client } from '#core/api/client.ts';
import type { LiveNews, LiveStatus } from '#core/domain/live-event.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { createLive, type Live } from '#core/live/live.ts';
import type { Runtime } from '#core/runtime/runtime.ts';

function liveOf({ live, session, isOwnSite }: Runtime, client: Client): Live {
  const found = live.get(client.baseUrl);
  if (found) return found;
  const made = createLive({ client, session: session.store, isOwnSite: isOwnSite(client.baseUrl) });
  live.set(client.baseUrl, made);
  return made;
}

const useLine = (): Live => {
  const { runtime, client } = useWidget();
  return liveOf(runtime, client);
};

/** Hears what happens to the person, as long as the widget is there. Silent in `demo`. */
export function useLive(hear: (news: LiveNews) => void): void {
  const { demo } = useWidget();
  const live = useLine();
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  }, [hear]);
  useEffect(() => (demo ? undefined : live.listen((news) => latest.current(news))), [live, demo]);
}

export function useLiveStatus(): LiveStatus {
  const live = useLine();
  return useSyncExternalStore(live.onStatus, live.status, live.status);
}
