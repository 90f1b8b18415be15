import {
  BriefcaseBusiness,
  CalendarClock,
  ClipboardList,
  CreditCard,
  LayoutDashboard,
  MessageSquare,
  Settings,
  UserRound,
  Wallet,
} from 'lucide';
import type { ReactNode } from 'react';
import { useMessages } from '#site/messages/messages.ts';
import { PageMenu } from './page-menu.tsx';
import { UnreadCount } from './unread-count.tsx';
import { useSession } from './use-session.ts';

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

/** Only those who run the marketplace have it. */
const backOffice = ['operator', '/Operator', BriefcaseBusiness] as const;

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
  const { user } = useSession();
  const shown = user?.isOperator ? [...entries, backOffice] : entries;
  return (
    <PageMenu
      label={texts.site.accountMenu}
      entries={shown.map(([name, path, icon]) => ({
        path,
        icon,
        text: name === 'requests' ? texts.requests.menu : texts[name].title,
        more: name === 'chat' && <UnreadCount className="account__unread" />,
      }))}
    />
  );
}
