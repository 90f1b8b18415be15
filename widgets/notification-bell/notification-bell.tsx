import { Bell } from 'lucide';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Menu } from '#core/ui/menu.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { useMessageNotices } from './message-notices.ts';
import type { notificationBellContract } from './notification-bell.contract.ts';
import { useNotifications } from './notification-bell.data.ts';
import { notificationBellMessages } from './notification-bell.messages.ts';
import * as styles from './notification-bell.styles.ts';
import { NotificationList } from './notification-list.tsx';

type Props = PropsOf<typeof notificationBellContract>;

export function NotificationBell({ messagesUrl }: Props) {
  const t = useMessages(notificationBellMessages);
  const format = useFormat();
  const link = useLink();
  const bell = useNotifications();
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
