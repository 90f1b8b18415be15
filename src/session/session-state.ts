import type { SessionTerm } from '#core/api/session.ts';
import type { User } from '#core/domain/user.ts';

/** Why it is not known whether the session is still valid. */
interface RestoreFailure {
  error: Error;
  /** Whether another attempt is under way. */
  isRetrying: boolean;
}

export interface SessionState {
  /** Null while signed out, and always on a page of another origin than the backend's. */
  token: string | null;
  user: User | null;
  authorized: boolean;
  /**
   * `unknown` until the page looks for a stored session; `unreachable` where there is one, but the backend does not answer
   * whether it is still valid: the page tries again until it does.
   */
  status: 'unknown' | 'restoring' | 'unreachable' | 'signed-in' | 'signed-out';
  /** Set while `unreachable`. */
  failure: RestoreFailure | null;
  /** When the session ends, and when the user is asked to extend it; null where that is not known, or not needed. */
  term: { askAt: number; endsAt: number } | null;
  /** The user whose session expired on this page, until a user signs in or signs out; otherwise null. */
  ended: User | null;
  setToken(token: string | null): void;
  setUser(user: User | null): void;
  setAuthorized(authorized: boolean): void;
}

export const signedOut = {
  token: null,
  user: null,
  authorized: false,
  status: 'signed-out',
  failure: null,
  term: null,
  ended: null,
} as const;

/** How long before its end the user is asked, at most: of a short session a third is left by then. */
const longestNotice = 300_000;

export function termOf(term: SessionTerm | null | undefined): SessionState['term'] {
  if (!term) return null;
  const endsAt = Date.now() + term.endsIn;
  return { askAt: endsAt - Math.min(longestNotice, term.life / 3), endsAt };
}
