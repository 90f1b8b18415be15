import { MessageSquare } from 'lucide';
import { useLocation } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { Icon } from './icon.tsx';
import { UnreadCount } from './unread-count.tsx';

interface MessagesLinkProps {
  /** In the bar at the top, or in the sheet of a small screen. */
  place: 'bar' | 'sheet';
}

/** The link of signed-in users to their messages, with the number of conversations that wait to be read. */
export function MessagesLink({ place }: MessagesLinkProps) {
  const { chat } = useMessages();
  const { pathname } = useLocation();
  const isHere = pathname.toLowerCase().replace(/\/$/, '') === '/messages';
  return (
    <a
      className={`navigation__link navigation__messages navigation__messages--${place}`}
      href="/messages"
      aria-current={isHere ? 'page' : undefined}
    >
      <span className="navigation__messages-icon">
        <Icon node={MessageSquare} size={20} />
        <UnreadCount className="navigation__unread" />
      </span>
      <span className="navigation__messages-label">{chat.title}</span>
    </a>
  );
}
