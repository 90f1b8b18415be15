import { type IconNode, LayoutDashboard, MessageSquare, Settings, UserRound } from 'lucide';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { Icon } from '#core/ui/icon.tsx';
import type { profileContract } from './profile.contract.ts';
import { profileMessages } from './profile.messages.ts';
import * as styles from './profile.styles.ts';

type Props = PropsOf<typeof profileContract>;

/** Links to the user's other pages; the current one is marked. */
export function SideMenu({ profileUrl, dashboardUrl, messagesUrl, settingsUrl }: Props) {
  const t = useMessages(profileMessages);
  const link = useLink();
  const entries: [label: string, href: string, icon: IconNode][] = [
    [t.profile, link('profileUrl', profileUrl), UserRound],
    [t.dashboard, link('dashboardUrl', dashboardUrl), LayoutDashboard],
    [t.messages, link('messagesUrl', messagesUrl), MessageSquare],
    [t.settings, link('settingsUrl', settingsUrl), Settings],
  ];
  return (
    <nav className={styles.menu} part="menu" aria-label={t.menu}>
      <ul>
        {entries.map(([label, href, icon], index) => (
          <li key={label}>
            <a
              className={styles.menuLink}
              part="link"
              href={href}
              aria-current={index === 0 ? 'page' : undefined}
            >
              <Icon node={icon} size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
