import {
  CalendarClock,
  ChevronLeft,
  ChevronRight,
  ClipboardList,
  CreditCard,
  LayoutDashboard,
  MessageSquare,
  Settings,
  UserRound,
  Wallet,
} from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { Icon } from './icon.tsx';
import { UnreadCount } from './unread-count.tsx';

const entries = [
  ['profile', '/Profile', UserRound],
  ['dashboard', '/Dashboard', LayoutDashboard],
  ['requests', '/RequestBoard', ClipboardList],
  ['chat', '/messages', MessageSquare],
  ['payments', '/Payments', CreditCard],
  ['earnings', '/Earnings', Wallet],
  ['availability', '/Availability', CalendarClock],
  ['settings', '/Settings', Settings],
] as const;

/** The pages of a signed-in user: one menu beside them, on narrow screens in a row above them. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="account container">
      <AccountMenu />
      <div className="account__page">{children}</div>
    </div>
  );
}

function AccountMenu() {
  const texts = useMessages();
  const { pathname } = useLocation();
  const here = pathname.toLowerCase().replace(/\/$/, '');
  const { row, hidden } = useScrollingRow();

  return (
    <nav className="account__menu" aria-label={texts.site.accountMenu} data-hidden={hidden || undefined}>
      <ul className="account__links" ref={row}>
        {entries.map(([name, path, icon]) => (
          <li key={name}>
            <Link
              className="account__link"
              to={path}
              aria-current={here === path.toLowerCase() ? 'page' : undefined}
            >
              <Icon node={icon} />
              {name === 'requests' ? texts.requests.menu : texts[name].title}
              {name === 'chat' && <UnreadCount className="account__unread" />}
            </Link>
          </li>
        ))}
      </ul>
      <span className="account__more account__more--before" aria-hidden="true">
        <Icon node={ChevronLeft} mirror />
      </span>
      <span className="account__more account__more--after" aria-hidden="true">
        <Icon node={ChevronRight} mirror />
      </span>
    </nav>
  );
}

/** The width of an arrow with its soft edge, in px. */
const arrow = 52;

/** On phones the row scrolls: the entry of the open page is always in view, and an arrow marks each edge with hidden ones. */
function useScrollingRow() {
  const row = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState('');

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => {
      // Negative where the text runs from right to left.
      const before = Math.abs(list.scrollLeft);
      const after = list.scrollWidth - list.clientWidth - before;
      setHidden([before > 1 && 'before', after > 1 && 'after'].filter(Boolean).join(' '));
    };
    const showCurrent = () => {
      const current = list.querySelector('[aria-current]');
      if (!current) return;
      const [box, entry] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
      if (entry.left < box.left + arrow || entry.right > box.right - arrow)
        list.scrollLeft += (entry.left + entry.right - box.left - box.right) / 2;
      measure();
    };
    // Sizes change with the window, the language, and when the site's font arrives.
    const sizes = new ResizeObserver(showCurrent);
    for (const node of [list, ...list.children]) sizes.observe(node);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);
  return { row, hidden };
}
