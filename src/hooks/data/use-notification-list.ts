import { notifications } from '#core/api/notifications.ts';
import type { LiveUpdate } from '#core/domain/live-event.ts';
import { type Notification, notificationLimit } from '#core/domain/notification.ts';
import { useLiveResource } from './use-live-resource.ts';
import type { Resource, Sample } from './use-resource.ts';

/** Polls so often while the backend pushes no events, in milliseconds. */
const refreshEvery = 20_000;

/** The newest notifications of a person, by one call for all widgets of a page; nothing is read without a key. */
export const useNotificationList = (
  key: readonly unknown[] | null,
  sample: Sample<Notification[]>,
  isAffectedBy: (update: LiveUpdate) => boolean,
): Resource<Notification[]> =>
  useLiveResource(key, (client) => notifications(client).list(notificationLimit), sample, {
    refreshEvery,
    isAffectedBy,
  });
