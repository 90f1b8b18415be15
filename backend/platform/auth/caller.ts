/** Who makes a call, and where it comes from. */
import type { User } from '#backend/platform/database/tables.ts';

/** The person who makes a call, and the session of their token. */
export interface Caller {
  sessionId: string;
  user: User;
  expiresAt: Date;
  /** When the session was last used, within minutes. */
  usedAt: Date | null;
  /**
   * When the user last proved who they are in this session: by signing in, with the password or with a passkey. Null on a
   * partner's page, where nobody does, and where a link from there led here.
   */
  confirmedAt: Date | null;
  /** When they last did so other than by signing in with the password: they were asked for it, or used a passkey. */
  provedAt: Date | null;
  /** Whether they have used a passkey or their second factor in this session. */
  hasTwoFactors: boolean;
  /** On a partner's page: the one origin from which the token is accepted. Null on our own pages. */
  origin: string | null;
  /** The refresh token that the session came from, on a partner's page. */
  refreshTokenId: string | null;
  source: CallSource;
}

/** Who reads, and where: on our own pages all that is theirs, on a partner's page what they booked there. */
export interface Reader {
  id: string;
  /** As in `Caller`. */
  origin: string | null;
}

/** Where a session starts. */
export interface SignInDevice {
  userAgent: string;
  /** The secret in the browser's cookie, by which it is known the next time; null where it stays unknown. */
  deviceToken: string | null;
  /** The session whose token came with the call: the new one replaces it. */
  replaced: Caller | undefined;
  source: CallSource;
}

/** Where a call came from, as the audit log records it. */
export interface CallSource {
  /** The caller's network: precise enough to compare, too coarse for one person. */
  network: string | null;
  requestId: string;
}
