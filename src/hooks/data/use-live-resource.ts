import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { Client } from '#core/api/client.ts';
import type { LiveStatus, LiveUpdate } from '#core/domain/live-event.ts';
import { useWidget, type WidgetSettings } from '#core/hooks/widget-context.ts';
import { createLive, type Live } from '#core/live/live.ts';
import { cacheKey, type Resource, type Sample, useResource } from './use-resource.ts';

export interface LiveOptions {
  /** Whether an event may change what is shown. After a `resync` it is always read again. */
  isAffectedBy?(update: LiveUpdate): boolean;
  /** Milliseconds between polls while the stream is blocked. */
  refreshEvery: number;
}

export type LiveResource<Value> = Resource<Value> & {
  /** Replaces the cached answer by a newer value, for the next view that reads it. */
  writeBack(value: Value): void;
};

/** Server data that is read again as soon as the backend reports a change. */
export function useLiveResource<Value>(
  key: readonly unknown[] | null,
  read: (client: Client) => Promise<Value>,
  sample: Sample<Value>,
  { isAffectedBy, refreshEvery }: LiveOptions,
): LiveResource<Value> {
  const refresh = useRef<(() => Promise<void>) | null>(null);
  const isDue = useRef(false);
  const readAgain = useCoalesced(useCallback(async () => refresh.current?.(), []));
  const status = useLiveStatus();
  useLive((update) => {
    if (update.kind !== 'resync' && !isAffectedBy?.(update)) return;
    // An answer that is still on its way may be older than this update.
    if (refresh.current) readAgain();
    else isDue.current = true;
  });
  const resource = useResource(key, read, sample, { refreshEvery, isPaused: status !== 'blocked' });
  const current = resource.status === 'ready' ? resource.refresh : null;
  useEffect(() => {
    refresh.current = current;
    if (!current || !isDue.current) return;
    isDue.current = false;
    readAgain();
  }, [current, readAgain]);
  const { client, demo } = useWidget();
  const { mutate } = useSWRConfig();
  const writeBack = (value: Value) => {
    if (key) void mutate(cacheKey(client, demo, key), value, { revalidate: false });
  };
  return { ...resource, writeBack };
}

/** Runs one at a time. All calls during a run are coalesced into one more run after it. */
function useCoalesced(run: () => Promise<void>): () => void {
  const isRunning = useRef(false);
  const isRequested = useRef(false);
  return useCallback(async () => {
    isRequested.current = true;
    if (isRunning.current) return;
    isRunning.current = true;
    while (isRequested.current) {
      isRequested.current = false;
      await run().catch(() => undefined);
    }
    isRunning.current = false;
  }, [run]);
}

// Hooks for the updates that the backend pushes.

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
