import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { notifications } from '#core/api/notifications.ts';
import { notificationLimit } from '#core/domain/notification.ts';
import { useNotificationList } from '#core/hooks/data/use-notification-list.ts';
import { failedFor, useViewer } from '#core/hooks/data/use-viewer.ts';
import { useWidget } from '#core/hooks/widget-context.ts';

const sample = {
  ready: async () => (await import('./notification-bell.demo.ts')).sampleNotifications,
  empty: [],
};

/** The user's newest notifications. */
export function useNotifications(pageUrl: string) {
  const { client, demo, emit } = useWidget();
  const viewer = useViewer();
  const personId = viewer.status === 'signed-in' ? viewer.user.id : null;
  const isKnown = Boolean(demo || personId);
  const shown = useRef(0);
  const found = useNotificationList(
    isKnown ? ['notifications', personId] : null,
    sample,
    (event) =>
      event.kind === 'notification' ||
      (event.kind === 'unread' && Math.min(event.notifications, notificationLimit) !== shown.current),
  );
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const failed = failedFor(viewer);
  const resource = failed ?? found;
  const received = resource.status === 'ready' ? resource.value : null;
  const list = useMemo(
    () => received?.map((one) => (seen.has(one.id) ? { ...one, isRead: true } : one)) ?? [],
    [received, seen],
  );
  const unread = list.filter(({ isRead }) => !isRead).length;

  useEffect(() => {
    shown.current = unread;
    if (received) emit('dragoman-unread-change', { count: unread });
  }, [received, unread, emit]);

  /** An optimistic update: where the call fails, they are unread again. */
  const markSeen = useCallback(
    async (ids: readonly string[], call: () => Promise<void>) => {
      setSeen((known) => new Set([...known, ...ids]));
      if (demo) return;
      try {
        await call();
      } catch {
        setSeen((known) => new Set([...known].filter((id) => !ids.includes(id))));
      }
    },
    [demo],
  );
  const markRead = useCallback(
    (id: string) => markSeen([id], () => notifications(client).markRead([id])),
    [client, markSeen],
  );
  const seenOnPage = useRef<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page those that could not be marked are tried again.
  useEffect(() => {
    seenOnPage.current = new Set();
  }, [pageUrl]);
  useEffect(() => {
    if (!pageUrl) return;
    const markShown = () => {
      if (document.hidden) return;
      const shown = list.filter((one) => !one.isRead && isSamePage(one.address, pageUrl));
      // Where the call fails they stay unread, and are not tried at once again.
      const ids = shown.map(({ id }) => id).filter((id) => !seenOnPage.current.has(id));
      seenOnPage.current = new Set([...seenOnPage.current, ...ids]);
      if (ids.length > 0) void markSeen(ids, () => notifications(client).markRead(ids));
    };
    markShown();
    document.addEventListener('visibilitychange', markShown);
    return () => document.removeEventListener('visibilitychange', markShown);
  }, [list, pageUrl, client, markSeen]);
  /** Marks all, including those that are too old to be in the list. */
  const markAllRead = useCallback(
    () =>
      markSeen(
        list.map(({ id }) => id),
        () => notifications(client).markRead(),
      ),
    [client, markSeen, list],
  );
  const isShown = isKnown || failed !== null;
  return { isShown, resource, list, unread, hasMore: unread === notificationLimit, markRead, markAllRead };
}

/** Whether both lead to one page, whichever part of it. */
function isSamePage(address: string | null, pageUrl: string): boolean {
  if (!address) return false;
  const [one, other] = [new URL(address, location.href), new URL(pageUrl, location.href)];
  return one.origin === other.origin && one.pathname.toLowerCase() === other.pathname.toLowerCase();
}
