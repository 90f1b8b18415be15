import { Bell } from 'lucide';
import type { Notification } from '#core/domain/notification.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useNothingFromPage } from '#core/hooks/links/on-marketplace.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useLocalizedText } from '#core/i18n/activity.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Menu } from '#core/ui/menu.tsx';
import { Skeleton, SkeletonText } from '#core/ui/skeleton.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { useMessageNotices } from './message-notices.ts';
import type { notificationBellContract } from './notification-bell.contract.ts';
import { useNotifications } from './notification-bell.data.ts';
import { notificationBellMessages } from './notification-bell.messages.ts';
import * as styles from './notification-bell.styles.ts';

type Props = PropsOf<typeof notificationBellContract>;

export function NotificationBell({ messagesUrl, pageUrl }: Props) {
  const t = useMessages(notificationBellMessages);
  const format = useFormat();
  const link = useLink();
  const bell = useNotifications(pageUrl);
  useMessageNotices(messagesUrl);
  if (!bell.isShown) return null;

  const { unread, hasMore, markAllRead } = bell;
  const label = t.toggle({ count: unread, digits: format.number(unread) });
  return (
    <>
      <Menu
        as="div"
        label={label}
        toggle={
          <span className={styles.bell}>
            <Icon node={Bell} size={18} />
            {unread > 0 && (
              <span className={styles.badge} part="badge">
                {format.number(unread)}
                {hasMore && '+'}
              </span>
            )}
          </span>
        }
      >
        <div className={styles.head}>
          <p className={styles.heading}>{t.heading}</p>
          {unread > 0 && (
            <button className={styles.markAll} type="button" onClick={() => void markAllRead()}>
              {t.markAll}
            </button>
          )}
        </div>
        <NotificationList {...bell} />
        <a className={styles.all} part="link" href={link('messagesUrl', messagesUrl)}>
          {t.allMessages}
        </a>
      </Menu>
      <StatusLine hidden>{unread > 0 && label}</StatusLine>
    </>
  );
}

type NotificationListProps = ReturnType<typeof useNotifications>;

function NotificationList({ resource, list, markRead }: NotificationListProps) {
  const t = useMessages(notificationBellMessages);
  const nothing = useNothingFromPage('/messages');
  return (
    <Ready
      bare
      resource={resource}
      placeholder={
        <slot name="loading">
          <Skeleton>
            <div className={styles.placeholder}>
              <SkeletonText lines={3} />
            </div>
          </Skeleton>
        </slot>
      }
      empty={nothing ?? { message: t.empty, hint: t.emptyHint }}
    >
      {() => (
        <ul className={styles.list}>
          {list.map((one) => (
            <li key={one.id}>
              <Item notification={one} onRead={() => void markRead(one.id)} />
            </li>
          ))}
        </ul>
      )}
    </Ready>
  );
}

function Item({ notification, onRead }: { notification: Notification; onRead(): void }) {
  const t = useMessages(notificationBellMessages);
  const format = useFormat();
  const localized = useLocalizedText();
  const { address, createdAt, isRead } = notification;
  const content = (
    <>
      <span {...localized(notification)} />
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
