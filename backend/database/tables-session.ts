/** The tables of sessions, of sign-ins on partners' pages, and of partners' counts. */
import type { Generated } from 'kysely';

export interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  user_agent: string;
  created_at: Date;
  expires_at: Date;
  /** For a session on a partner's page: the one origin from which its token is accepted. */
  origin: Generated<string | null>;
  /** The refresh token that the session came from. The session ends with it. */
  renewal_id: Generated<string | null>;
  /** The origin of the partner's page whose link led here signed in, without a proof of who it is. */
  arrived_from: Generated<string | null>;
  /** When the user last entered the password again after signing in. */
  password_at: Generated<Date | null>;
  /** When the user last used a passkey in this session, signing in included. */
  passkey_at: Generated<Date | null>;
  /** Within minutes. Null until the first call. */
  used_at: Generated<Date | null>;
}

export interface SignInCodesTable {
  code_hash: string;
  user_id: string;
  origin: string;
  challenge: string;
  expires_at: Date;
  /** Once the code is used: the refresh token that it gave. */
  renewal_id: Generated<string | null>;
  /** Of the cookie in the browser whose window asked for the code. */
  browser_hash: string | null;
}

/** Codes of links from a partner's page to one of our own. */
export interface LinkCodesTable {
  code_hash: string;
  user_id: string;
  /** The sign-in on the partner's page, with which the code goes. */
  renewal_id: string;
  /** Of the path and query of the one page that the code is for. */
  page_hash: string;
  expires_at: Date;
}

export interface RefreshTokensTable {
  id: string;
  user_id: string;
  origin: string;
  token_hash: string;
  /** The token before the last rotation. The current one is computed from it and `nonce`. */
  previous_hash: string | null;
  nonce: string | null;
  rotated_at: Date;
  user_agent: string;
  created_at: Date;
  expires_at: Date;
  /** Of the cookie in the browser of the sign-in; null where that is older than this column. */
  browser_hash: string | null;
}

export interface PartnerDaysTable {
  partner: string;
  day: string;
  campaign: string;
  page: string;
  views: number;
  opens: number;
  bookings: number;
}
