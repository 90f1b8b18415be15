import { useEffect } from 'react';
import { Link } from 'react-router';
import { useMessages } from '#site/messages/messages.ts';
import { useSession } from './use-session.ts';
import { loadWidgets } from './widgets.ts';

/** The end of the navigation: a way in, or what belongs to the person signed in. */
export function AccountControls() {
  const { site } = useMessages();
  const { status, authorized } = useSession();
  useEffect(() => {
    if (authorized) loadWidgets(['user-menu', 'notification-bell']);
  }, [authorized]);
  // A sign-in kept from before most often still holds: its room is free from the start.
  if (authorized || status === 'restoring')
    return (
      <div className="navigation__account" data-coming={!authorized || undefined}>
        <dragoman-notification-bell class="navigation__bell" load="eager" />
        <Link className="button navigation__start navigation__start--bar" to="/Select">
          {site.getStarted}
        </Link>
        <dragoman-user-menu class="navigation__person" load="eager" />
      </div>
    );
  // Until it is known who is there, the room stays free: a link that vanishes again would be worse.
  return (
    <div className="navigation__account">
      {status === 'signed-out' && (
        <Link className="button" to="/SignIn">
          {site.signIn}
        </Link>
      )}
    </div>
  );
}
