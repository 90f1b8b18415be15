import {
  CreditCard,
  type IconNode,
  LayoutDashboard,
  LogOut,
  RotateCw,
  Scale,
  Settings,
  UserRound,
  Wallet,
} from 'lucide';
import type { User } from '#core/domain/user.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import type { Viewer } from '#core/kit/data/use-viewer.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Avatar } from '#core/ui/avatar.tsx';
import { IconButton } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Menu, menuItem } from '#core/ui/menu.tsx';
import type { userMenuContract } from './user-menu.contract.ts';
import { useSignOut, useViewerOrSample } from './user-menu.data.ts';
import { userMenuMessages } from './user-menu.messages.ts';
import * as styles from './user-menu.styles.ts';

type Props = PropsOf<typeof userMenuContract>;

export function UserMenu(props: Props) {
  const owner = useViewerOrSample();
  const { loading } = useMessages(coreMessages);

  switch (owner.status) {
    case 'unknown':
      return (
        <div className={styles.waiting} role="status" part="skeleton">
          <Avatar />
          {loading}
        </div>
      );
    case 'unreachable':
      return <Failed {...owner} />;
    case 'signed-out':
      return null;
    case 'signed-in':
      return <OpenableMenu user={owner.user} {...props} />;
  }
}

function Failed({ error, isRetrying, retry }: Extract<Viewer, { status: 'unreachable' }>) {
  const t = useMessages(coreMessages);
  const text = useErrorText()(error);
  return (
    <div className={styles.waiting} part="error" title={text}>
      <p className={visuallyHidden} role="alert">
        {text}
      </p>
      <IconButton label={t.retry} variant="secondary" part="retry" busy={isRetrying} onClick={retry}>
        <Icon node={RotateCw} />
      </IconButton>
    </div>
  );
}

function OpenableMenu({ user, homeUrl, ...urls }: Props & { user: User }) {
  const t = useMessages(userMenuMessages);
  const link = useLink();
  const signOut = useSignOut(link('homeUrl', homeUrl));
  const picture = { name: user.fullName, image: user.image, language: user.languages[0] };

  return (
    <Menu label={t.toggle({ name: user.fullName })} toggle={<Avatar {...picture} />}>
      <li className={styles.owner}>
        <Avatar {...picture} size={40} part="picture" />
        <div className={styles.words}>
          <p className={styles.name} part="name" translate="no" dir="auto">
            {user.fullName}
          </p>
          {user.email !== user.fullName && (
            <p className={styles.email} part="email" translate="no" dir="auto">
              {user.email}
            </p>
          )}
        </div>
      </li>
      <MenuLink href={link('profileUrl', urls.profileUrl)} icon={UserRound} label={t.profile} />
      <MenuLink href={link('dashboardUrl', urls.dashboardUrl)} icon={LayoutDashboard} label={t.dashboard} />
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

function MenuLink({ href, icon, label }: { href: string; icon: IconNode; label: string }) {
  return (
    <li>
      <a className={menuItem} part="link" href={href}>
        <Icon node={icon} size={18} />
        {label}
      </a>
    </li>
  );
}
