import type { Notification } from '#core/domain/notification.ts';
import { useLocalizedText } from '#core/i18n/activity.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Skeleton, SkeletonText } from '#core/ui/skeleton.tsx';
import { Empty } from '#core/ui/states.tsx';
import type { useNotifications } from './notification-bell.data.ts';
import { notificationBellMessages } from './notification-bell.messages.ts';
import * as styles from './notification-bell.styles.ts';

type Props = ReturnType<typeof useNotifications>;

export function NotificationList({ resource, list, markRead }: Props) {
  const t = useMessages(notificationBellMessages);
  switch (resource.status) {
    case 'loading':
      return (
        <slot name="loading">
          <Skeleton>
            <div className={styles.placeholder}>
              <SkeletonText lines={3} />
            </div>
          </Skeleton>
        </slot>
      );
    case 'failed':
      return (
        <Failure bare error={resource.error} isRetrying={resource.isRetrying} onRetry={resource.retry} />
      );
    case 'ready':
      if (list.length === 0) {
        return (
          <slot name="empty">
            <Empty bare message={t.empty} hint={t.emptyHint} />
          </slot>
        );
      }
      return (
        <ul className={styles.list}>
          {list.map((one) => (
            <li key={one.id}>
              <Item notification={one} onRead={() => void markRead(one.id)} />
            </li>
          ))}
        </ul>
      );
  }
}

function Item({ notification, onRead }: { notification: Notification; onRead(): void }) {
  const t = useMessages(notificationBellMessages);
  const format = useFormat();
  const said = useLocalizedText();
  const { address, createdAt, isRead } = notification;
  const content = (
    <>
      <span {...said(notification)} />
      {!isRead && <span className={visuallyHidden}> ({t.unread})</span>}
      {createdAt && (
        <time className={styles.time} dateTime={createdAt.toISOString()}>
          {format.moment(createdAt)}
        </time>
      )}
    </>
  );
  const shared = {
    className: styles.item,
    part: 'item',
    'data-unread': isRead ? undefined : '',
    onClick: onRead,
  };
  return address ? (
    <a {...shared} href={address}>
      {content}
    </a>
  ) : (
    <button {...shared} type="button">
      {content}
    </button>
  );
}
