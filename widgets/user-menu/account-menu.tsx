import {
  CreditCard,
  type IconNode,
  LayoutDashboard,
  LogOut,
  MessageSquare,
  Scale,
  Settings,
  UserRound,
  Wallet,
} from 'lucide';
import type { ReactNode } from 'react';
import type { User } from '#core/domain/user.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Menu, menuItem } from '#core/ui/menu.tsx';
import type { userMenuContract } from './user-menu.contract.ts';
import { useSignOut } from './user-menu.data.ts';
import { userMenuMessages } from './user-menu.messages.ts';
import * as styles from './user-menu.styles.ts';

interface AccountMenuProps extends PropsOf<typeof userMenuContract> {
  user: User;
  /** How many conversations have unread messages. */
  unread: number;
}

/** The picture of the signed-in user, which opens the links to their pages. */
export function AccountMenu({ user, unread, homeUrl, ...urls }: AccountMenuProps) {
  const t = useMessages(userMenuMessages);
  const format = useFormat();
  const link = useLink();
  const signOut = useSignOut(link('homeUrl', homeUrl));
  const picture = { name: user.fullName, image: user.image, language: user.languages[0] };
  const unreadText = unread > 0 ? t.unread({ count: unread, digits: format.number(unread) }) : '';
  const label = t.toggle({ name: user.fullName });

  return (
    <Menu
      label={unreadText ? `${label}, ${unreadText}` : label}
      toggle={
        <>
          <Avatar {...picture} />
          {unread > 0 && (
            <span className={styles.badge} part="unread" data-unread={unread}>
              {format.number(unread)}
            </span>
          )}
        </>
      }
    >
      <li className={styles.owner}>
        <Avatar {...picture} size={40} part="picture" />
        <div className={styles.words}>
          <p className={styles.name} part="name" translate="no" dir="auto">
            {user.fullName}
          </p>
          {user.email && user.email !== user.fullName && (
            <p className={styles.email} part="email" translate="no" dir="auto">
              {user.email}
            </p>
          )}
        </div>
      </li>
      <MenuLink href={link('profileUrl', urls.profileUrl)} icon={UserRound} label={t.profile} />
      <MenuLink href={link('dashboardUrl', urls.dashboardUrl)} icon={LayoutDashboard} label={t.dashboard} />
      <MenuLink href={link('messagesUrl', urls.messagesUrl)} icon={MessageSquare} label={t.messages}>
        {unread > 0 && (
          <span className={styles.count} part="unread" data-unread={unread}>
            <span aria-hidden>{format.number(unread)}</span>
            <span className={visuallyHidden}>{unreadText}</span>
          </span>
        )}
      </MenuLink>
      <MenuLink href={link('paymentsUrl', urls.paymentsUrl)} icon={CreditCard} label={t.payments} />
      <MenuLink href={link('earningsUrl', urls.earningsUrl)} icon={Wallet} label={t.earnings} />
      {user.isOperator && (
        <MenuLink href={link('disputesUrl', urls.disputesUrl)} icon={Scale} label={t.disputes} />
      )}
      <MenuLink href={link('settingsUrl', urls.settingsUrl)} icon={Settings} label={t.settings} />
      <li className={styles.last}>
        <button className={menuItem} part="sign-out" type="button" onClick={signOut}>
          <Icon node={LogOut} size={18} mirror />
          {t.signOut}
        </button>
      </li>
    </Menu>
  );
}

interface MenuLinkProps {
  href: string;
  icon: IconNode;
  label: string;
  children?: ReactNode;
}

function MenuLink({ href, icon, label, children }: MenuLinkProps) {
  return (
    <li>
      <a className={menuItem} part="link" href={href}>
        <Icon node={icon} size={18} />
        {label}
        {children}
      </a>
    </li>
  );
}
