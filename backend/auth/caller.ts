import type { User } from '#backend/database/tables.ts';

/** The person who makes a call, and the session of their token. */
export interface Caller {
  sessionId: string;
  user: User;
  expiresAt: Date;
  /** The one origin from whose pages this token is taken; null for those of our own pages. */
  origin: string | null;
  /** The refresh token that the session came from, on a partner's page. */
  refreshTokenId: string | null;
}
