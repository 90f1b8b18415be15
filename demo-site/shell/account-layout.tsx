import { CreditCard, LayoutDashboard, MessageSquare, Settings, UserRound, Wallet } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { Icon } from './icon.tsx';
import { UnreadCount } from './unread-count.tsx';
import '#site/styles/account-layout.css';

const entries = [
  ['profile', '/Profile', UserRound],
  ['dashboard', '/Dashboard', LayoutDashboard],
  ['chat', '/messages', MessageSquare],
  ['payments', '/Payments', CreditCard],
  ['earnings', '/Earnings', Wallet],
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
  const row = useRef<HTMLUListElement>(null);
  const here = pathname.toLowerCase().replace(/\/$/, '');

  // The row scrolls on phones. The entry of the open page is always in view.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current) return;
    const [box, entry] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += (entry.left + entry.right - box.left - box.right) / 2;
  }, []);

  return (
    <nav className="account__menu" aria-label={texts.site.accountMenu}>
      <ul className="account__links" ref={row}>
        {entries.map(([name, path, icon]) => (
          <li key={name}>
            <Link
              className="account__link"
              to={path}
              aria-current={here === path.toLowerCase() ? 'page' : undefined}
            >
              <Icon node={icon} />
              {texts[name].title}
              {name === 'chat' && <UnreadCount className="account__unread" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
