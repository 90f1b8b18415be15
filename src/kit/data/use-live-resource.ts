import { useCallback, useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { Client } from '#core/api/client.ts';
import type { LiveNews } from '#core/domain/live-event.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { useLive, useLiveStatus } from './use-live.ts';
import { cacheKey, type Resource, type Sample, useResource } from './use-resource.ts';

export interface LiveOptions {
  /** Whether what is shown may be another after these news. What was missed is asked for by itself. */
  isTouchedBy?(news: LiveNews): boolean;
  /** Milliseconds between looks for news where they do not come by themselves. */
  refreshEvery: number;
}

export type LiveResource<Value> = Resource<Value> & {
  /** Puts what is known to be newer in the place of the last answer, for whoever asks next. */
  keep(value: Value): void;
};

/** Server data that is read anew as soon as the backend tells of a change. */
export function useLiveResource<Value>(
  key: readonly unknown[] | null,
  read: (client: Client) => Promise<Value>,
  sample: Sample<Value>,
  { isTouchedBy, refreshEvery }: LiveOptions,
): LiveResource<Value> {
  const refresh = useRef<(() => Promise<void>) | null>(null);
  const isDue = useRef(false);
  const again = useAgain(useCallback(async () => refresh.current?.(), []));
  const status = useLiveStatus();
  useLive((news) => {
    if (news.kind !== 'fresh' && !isTouchedBy?.(news)) return;
    // What is being read for the first time may be older than these news.
    if (refresh.current) again();
    else isDue.current = true;
  });
  const resource = useResource(key, read, sample, { refreshEvery, isPaused: status !== 'blocked' });
  const current = resource.status === 'ready' ? resource.refresh : null;
  useEffect(() => {
    refresh.current = current;
    if (!current || !isDue.current) return;
    isDue.current = false;
    again();
  }, [current, again]);
  const { client, demo } = useWidget();
  const { mutate } = useSWRConfig();
  const keep = (value: Value) => {
    if (key) void mutate(cacheKey(client, demo, key), value, { revalidate: false });
  };
  return { ...resource, keep };
}

/** One run at a time; whoever asks meanwhile gets one more after it, however often they ask. */
function useAgain(run: () => Promise<void>): () => void {
  const isRunning = useRef(false);
  const isAskedFor = useRef(false);
  return useCallback(async () => {
    isAskedFor.current = true;
    if (isRunning.current) return;
    isRunning.current = true;
    while (isAskedFor.current) {
      isAskedFor.current = false;
      await run().catch(() => undefined);
    }
    isRunning.current = false;
  }, [run]);
}
