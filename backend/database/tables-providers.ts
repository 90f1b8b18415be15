/** The tables of sign-ins with OpenID Connect providers. */
import type { ColumnType, Generated } from 'kysely';

export interface IdentitiesTable {
  id: string;
  user_id: string;
  issuer: string;
  subject: string;
  /** Of the provider, for when it is no longer configured. */
  name: string;
  created_at: Date;
  used_at: Generated<Date | null>;
}

/** `link` adds a provider to the account of a person who is signed in; `confirm` shows once more who that is. */
export const providerPurposes = ['sign-in', 'link', 'confirm'] as const;

export type ProviderPurpose = (typeof providerPurposes)[number];

export interface ProviderRequestsTable {
  state_hash: string;
  browser_hash: string;
  provider: string;
  purpose: ProviderPurpose;
  /** For `link`: the account that asked. */
  account_id: string | null;
  nonce: string;
  verifier: string;
  /** A path of ours, to which the provider's answer leads. */
  page: string;
  created_at: Date;
  expires_at: Date;
}

/** What a provider says about a person. */
export interface StoredClaims {
  firstname?: string;
  lastname?: string;
  email?: string;
  emailVerified: boolean;
  language?: string;
}

export interface ProviderAnswersTable {
  ticket_hash: string;
  browser_hash: string;
  provider: string;
  purpose: ProviderPurpose;
  account_id: string | null;
  issuer: string;
  subject: string;
  claims: ColumnType<StoredClaims, string, never>;
  expires_at: Date;
}
