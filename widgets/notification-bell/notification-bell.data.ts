import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { notifications } from '#core/api/notifications.ts';
import type { Notification } from '#core/domain/notification.ts';
import { useLiveResource } from '#core/kit/data/use-live-resource.ts';
import type { Resource } from '#core/kit/data/use-resource.ts';
import { useViewer } from '#core/kit/data/use-viewer.ts';
import { useWidget } from '#core/kit/widget-context.ts';

const howMany = 24;
/** Where the backend cannot tell by itself. */
const refreshEvery = 20_000;

const sample = {
  ready: async () => (await import('./notification-bell.demo.ts')).sampleNotifications,
  empty: [],
};

/** What waits for the person; null while nobody is signed in. */
export function useNotifications() {
  const { client, demo, emit } = useWidget();
  const viewer = useViewer();
  const personId = viewer.status === 'signed-in' ? viewer.user.id : null;
  const isShown = Boolean(demo || personId);
  const shown = useRef(0);
  const news: Resource<Notification[]> = useLiveResource(
    isShown ? ['notifications', personId] : null,
    (backend) => notifications(backend).list(howMany),
    sample,
    {
      refreshEvery,
      isAffectedBy: (event) =>
        event.kind === 'notification' ||
        (event.kind === 'unread' && Math.min(event.notifications, howMany) !== shown.current),
    },
  );
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const found = news.status === 'ready' ? news.value : null;
  const list = useMemo(
    () => found?.map((one) => (seen.has(one.id) ? { ...one, isRead: true } : one)) ?? [],
    [found, seen],
  );
  const unread = list.filter(({ isRead }) => !isRead).length;

  useEffect(() => {
    shown.current = unread;
    if (found) emit('dragoman-unread-change', { count: unread });
  }, [found, unread, emit]);

  /** At once for whoever looks; where the backend could not be told, they are unread again. */
  const tell = useCallback(
    async (ids: readonly string[], toBackend: () => Promise<void>) => {
      setSeen((known) => new Set([...known, ...ids]));
      if (demo) return;
      try {
        await toBackend();
      } catch {
        setSeen((known) => new Set([...known].filter((id) => !ids.includes(id))));
      }
    },
    [demo],
  );
  const markRead = useCallback(
    (id: string) => tell([id], () => notifications(client).markRead([id])),
    [client, tell],
  );
  /** Those too that are too old to be in the list. */
  const markAllRead = useCallback(
    () =>
      tell(
        list.map(({ id }) => id),
        () => notifications(client).markRead(),
      ),
    [client, tell, list],
  );
  return { isShown, news, list, unread, hasMore: unread === howMany, markRead, markAllRead };
}
