import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Loading } from './loading.tsx';
import { useSession } from './use-session.ts';

interface RequireSignInProps {
  /** Whether a server renders the page, which then shows its skeleton while the session is restored. */
  isRendered?: boolean | undefined;
  children: ReactNode;
}

/** Shows its children to signed-in users. Redirects others to the sign-in page, which leads back here. */
export function RequireSignIn({ isRendered = false, children }: RequireSignInProps) {
  const { pathname, search, hash } = useLocation();
  const { status, ended } = useSession();
  const isSigningOut = useIsSigningOut();
  switch (status) {
    case 'signed-in':
    // The backend does not answer whether they are signed in: the widgets of the page say so, and try again.
    case 'unreachable':
      return children;
    case 'signed-out':
      // The session expired during use: the widget asks the user to sign in again in place.
      if (ended) return children;
      if (isSigningOut) return <Loading />;
      return <Navigate replace to={`/SignIn?next=${encodeURIComponent(pathname + search + hash)}`} />;
    default:
      return isRendered ? children : <Loading />;
  }
}

/** Whether the user has just signed out. They are redirected to the homepage, not to the sign-in page. */
function useIsSigningOut(): boolean {
  const [isSigningOut, setSigningOut] = useState(false);
  useEffect(() => {
    const onSignedOut = ({ target }: Event) => {
      // From a widget, which leads to the homepage. The document tells of every other way out.
      if (target !== document) setSigningOut(true);
    };
    document.addEventListener('dragoman-signed-out', onSignedOut);
    return () => document.removeEventListener('dragoman-signed-out', onSignedOut);
  }, []);
  return isSigningOut;
}
