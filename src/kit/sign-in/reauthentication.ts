import { createContext, useContext } from 'react';
import type { User } from '#core/domain/user.ts';
import { useSession, useWidget } from '#core/kit/widget-context.ts';

export interface ReauthRequest {
  user: User;
  onSignedIn?(): void;
}

/** Opens the dialog that asks the user to sign in again; null in widgets that have none. */
export const ReauthContext = createContext<((request: ReauthRequest) => void) | null>(null);

/** Asks the user of an expired session to sign in again in place; null where that needs another page. */
export function useReauthenticate(onSignedIn?: () => void): (() => void) | null {
  const ask = useContext(ReauthContext);
  const { isOwnSite, demo } = useWidget();
  const user = useSession(({ ended }) => ended);
  return ask && isOwnSite && !demo && user ? () => ask({ user, onSignedIn }) : null;
}
