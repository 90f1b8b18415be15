import { createContext, useContext } from 'react';
import type { User } from '#core/domain/user.ts';
import { useSession, useWidget } from '#core/kit/widget-context.ts';

export interface ReauthRequest {
  person: User;
  onSignedIn?(): void;
}

/** How somebody is asked to sign in again above what they were doing; null in widgets that have no place for it. */
export const ReauthContext = createContext<((asked: ReauthRequest) => void) | null>(null);

/** Asks whoever's session ended to sign in again in place; null where they have to go elsewhere for it. */
export function useReauthenticate(onSignedIn?: () => void): (() => void) | null {
  const ask = useContext(ReauthContext);
  const { isOwnSite, demo } = useWidget();
  const person = useSession(({ ended }) => ended);
  return ask && isOwnSite && !demo && person ? () => ask({ person, onSignedIn }) : null;
}
