/**
 * The token of the invitation whose mail led here. While its reader signs in, this tab stores it: in the address of the
 * sign-in page it would get into logs, histories and `Referer` headers.
 */
import { useEffect, useState } from 'react';
import { useLinkParameters } from '#site/shell/link-parameters.ts';

const key = 'dragoman-invitation';

export function useInvitation(isSignedIn: boolean): [token: string | null, forget: () => void] {
  const given = useLinkParameters().get('invitation');
  const [token, setToken] = useState(() => given ?? stored());
  useEffect(() => store(isSignedIn ? null : token), [isSignedIn, token]);
  return [token, () => setToken(null)];
}

// Where the browser lets nothing be stored, the link in the mail leads here once more.

function stored(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, token);
  } catch {}
}
