import { createContext, useContext } from 'react';
import type { User } from '#core/domain/user.ts';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';

interface SignInRequest {
  user: User;
  onSignedIn?(): void;
}

/** The session holds, but what the user wants needs the password once more. */
export interface PasswordRequest {
  texts: PasswordTexts;
  /** Called with whether the user has entered it. */
  settle(isConfirmed: boolean): void;
}

export interface PasswordTexts {
  title: string;
  hint: string;
  submit: string;
}

export type ReauthRequest = SignInRequest | PasswordRequest;

/** Opens the dialog that asks the user to sign in again; null in widgets that have none. */
export const ReauthContext = createContext<((request: ReauthRequest) => void) | null>(null);

/** Asks the user of an expired session to sign in again in place; null where that needs another page. */
export function useReauthenticate(onSignedIn?: () => void): (() => void) | null {
  const ask = useContext(ReauthContext);
  const { isOwnSite, demo } = useWidget();
  const user = useSession(({ ended }) => ended);
  return ask && isOwnSite && !demo && user ? () => ask({ user, onSignedIn }) : null;
}

/** Asks for the password in place; null on pages of other sites, which must not see it. */
export function useAskPassword(): ((texts: PasswordTexts) => Promise<boolean>) | null {
  const ask = useContext(ReauthContext);
  const { isOwnSite } = useWidget();
  return ask && isOwnSite ? (texts) => new Promise((settle) => ask({ texts, settle })) : null;
}
