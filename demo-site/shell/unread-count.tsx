import { useMessages } from '#site/messages/messages.ts';
import { usePreferences } from './preferences.ts';
import { useUnread } from './unread.ts';

/** The number of conversations with unread messages, beside a link to them; nothing where there are none. */
export function UnreadCount({ className }: { className: string }) {
  const { site } = useMessages();
  const { locale } = usePreferences();
  const count = useUnread();
  if (count === 0) return null;
  const digits = new Intl.NumberFormat(locale).format(count);
  return (
    <span className={`unread-count ${className}`} part="unread" data-unread={count}>
      <span aria-hidden="true">{digits}</span>
      <span className="visually-hidden"> {site.unread({ count, digits })}</span>
    </span>
  );
}
