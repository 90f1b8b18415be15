import type { User } from '#core/domain/user.ts';

export interface SessionState {
  /** Null while signed out, and always on a page of another origin than the backend's. */
  token: string | null;
  user: User | null;
  authorized: boolean;
  /** `unknown` until it is clear whether a kept token still holds. */
  status: 'unknown' | 'restoring' | 'signed-in' | 'signed-out';
  /** Whose session ended on this page by itself, until somebody signs in or they leave on purpose; null else. */
  ended: User | null;
  setToken(token: string | null): void;
  setUser(user: User | null): void;
  setAuthorized(authorized: boolean): void;
}
