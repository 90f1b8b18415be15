import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Loading } from './loading.tsx';
import { useSession } from './use-session.ts';

/** Lets the signed-in through; the signed-out go to sign in and come back here. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { status, ended } = useSession();
  const isLeaving = useLeaving();
  switch (status) {
    case 'signed-in':
      return children;
    case 'signed-out':
      // Who was here a moment ago signs in again in place.
      if (ended) return children;
      if (isLeaving) return <Loading />;
      return <Navigate replace to={`/SignIn?next=${encodeURIComponent(pathname + search)}`} />;
    default:
      return <Loading />;
  }
}

/** Whoever signs out on purpose is on the way to the homepage and need not be asked to sign in again. */
function useLeaving(): boolean {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const leave = () => setLeaving(true);
    document.addEventListener('dragoman-signed-out', leave);
    return () => document.removeEventListener('dragoman-signed-out', leave);
  }, []);
  return isLeaving;
}
