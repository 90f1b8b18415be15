import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { MessagesLink } from './messages-link.tsx';
import { useHasAccount, useSession } from './use-session.ts';
import { loadWidgets } from './widgets.ts';

export const accountWidgets = ['user-menu', 'notification-bell'] as const;

/** The end of the navigation: a sign-in link, or the bell and the menu of the signed-in user. */
export function AccountControls() {
  const { site } = useMessages();
  const { status } = useSession();
  const { pathname } = useLocation();
  const hasAccount = useHasAccount();
  useEffect(() => {
    if (hasAccount) loadWidgets(accountWidgets);
  }, [hasAccount]);
  // A stored session is usually still valid, so the space for these controls is reserved while it is restored.
  if (hasAccount || status === 'restoring')
    return (
      <div className="navigation__account" data-coming={!hasAccount || undefined}>
        <MessagesLink place="bar" />
        <dragoman-notification-bell class="navigation__bell" load="eager" page-url={pathname} />
        <a className="button navigation__start navigation__start--bar" href="/Select">
          {site.getStarted}
        </a>
        <dragoman-user-menu class="navigation__person" load="eager" />
      </div>
    );
  // The link appears only once it is known that nobody is signed in. Otherwise it would flash.
  return (
    <div className="navigation__account">
      {status === 'signed-out' && (
        <a className="button" href="/SignIn">
          {site.signIn}
        </a>
      )}
    </div>
  );
}
