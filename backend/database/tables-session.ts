/** Who is signed in where: on our own pages by a token, on a partner's page by what brings one; and what partners bring. */
import type { Generated } from 'kysely';

export interface SessionsTable {
  id: string;
  token_hash: string;
  user_id: string;
  user_agent: string;
  created_at: Date;
  expires_at: Date;
  /** The one origin from whose pages the token is taken, where it was given to a partner's page. */
  origin: Generated<string | null>;
  /** What the token came out of; it ends with that. */
  renewal_id: Generated<string | null>;
}

export interface SignInCodesTable {
  code_hash: string;
  user_id: string;
  origin: string;
  challenge: string;
  expires_at: Date;
}

export interface RenewalsTable {
  id: string;
  user_id: string;
  origin: string;
  token_hash: string;
  /** The token before the last rotation: together with `nonce` it makes the present one. */
  previous_hash: string | null;
  nonce: string | null;
  rotated_at: Date;
  user_agent: string;
  created_at: Date;
  expires_at: Date;
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
