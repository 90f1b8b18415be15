import type { User } from '#core/domain/user.ts';

export interface SessionState {
  /** Null while signed out, and always on a page of another origin than the backend's. */
  token: string | null;
  user: User | null;
  authorized: boolean;
  /** `unknown` until it is clear whether a stored token is still valid. */
  status: 'unknown' | 'restoring' | 'signed-in' | 'signed-out';
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
  ended: null,
} as const;
