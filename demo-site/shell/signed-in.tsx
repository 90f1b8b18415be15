import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Loading } from './loading.tsx';
import { useSession } from './use-session.ts';

/** Lets the signed-in through; the signed-out go to sign in and come back here. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  switch (status) {
    case 'signed-in':
      return children;
    case 'signed-out':
      return <Navigate replace to={`/SignIn?next=${encodeURIComponent(pathname + search)}`} />;
    default:
      return <Loading />;
  }
}
