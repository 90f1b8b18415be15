/** The tables of sessions, of sign-ins on partners' pages, and of partners' counts. */
import type { ProviderPurpose } from '@dragoman/widgets/domain/provider.ts';
import type { Unit } from '@dragoman/widgets/domain/units.ts';
import type { Activity, Category, MailKind } from '@dragoman/widgets/server';
import type { ColumnType, Generated } from 'kysely';

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
  refresh_token_id: Generated<string | null>;
  /** The origin of the partner's page whose link led here signed in, without a proof of who it is. */
  arrived_from: Generated<string | null>;
  /** When the user last entered the password again after signing in. */
  password_at: Generated<Date | null>;
  /** When the user last used a passkey in this session, signing in included. */
  passkey_at: Generated<Date | null>;
  /** When the user showed their second factor in this session, by signing in with it or by setting it up. */
  second_factor_at: Generated<Date | null>;
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
  refresh_token_id: Generated<string | null>;
  /** The hash of the cookie in the browser whose window asked for the code. */
  browser_hash: string | null;
}

/** Codes of links from a partner's page to one of our own. */
export interface LinkCodesTable {
  code_hash: string;
  user_id: string;
  /** The sign-in on the partner's page, with which the code goes. */
  refresh_token_id: string;
  /** The hash of the path and query of the one page that the code is for. */
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
  /** The hash of the cookie in the browser of the sign-in; null where that is older than this column. */
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

// The tables of passkeys, and of the challenges that their devices sign.

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** Base64url, as is the public key. */
  credential_id: string;
  public_key: string;
  /** The device counts its uses: one that is smaller than before comes from a copy. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  /** Null until the first sign-in with it. */
  used_at: Generated<Date | null>;
}

export interface SecondFactorsTable {
  user_id: string;
  /** Base32. It goes to its owner once, when they set it up, and into no log, copy or other answer. */
  secret: string;
  /** Null until the first code from the app. */
  confirmed_at: Generated<Date | null>;
  /** The half minute, counted from 1970, of the last code that was used. */
  last_step: Generated<number | null>;
  recovery_hashes: Generated<string[]>;
}

/** Somebody has shown who they are but for the second factor, and may still show that. */
export interface SignInTicketsTable {
  ticket_hash: string;
  user_id: string;
  expires_at: Date;
}

export type ChallengePurpose = 'sign-in' | 'sign-up' | 'confirm' | 'add';

export interface PasskeyChallengesTable {
  challenge_hash: string;
  purpose: ChallengePurpose;
  /** An account that exists, or the one that a sign-up makes; null where anybody may sign in. */
  account_id: string | null;
  expires_at: Date;
}

export interface IdentitiesTable {
  id: string;
  user_id: string;
  issuer: string;
  subject: string;
  /** The provider's name, for when it is no longer configured. */
  name: string;
  created_at: Date;
  used_at: Generated<Date | null>;
}

// The tables of sign-ins with OpenID Connect providers.

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

// The tables of mails, and what a mail says.

/** `{kind: "never"}`. */
export type MailChoices = Partial<Record<MailKind, 'now' | 'never'>>;

/** The address that was to replace the account's, and no longer can. Mails of earlier versions do not say it. */
interface Cancelling {
  cancelled?: string | null;
}

export type SignInMethodMail =
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-copied'
  | 'provider-linked'
  | 'provider-unlinked';

/** A task as a mail shows it: as it was when the mail was caused. */
export interface MailTask {
  id: number;
  title: string;
  text_language: string | null;
  translations: Record<string, { title: string }>;
  type: Category;
  /** The booked time: ISO 8601, and the zone that it was booked in. */
  starts_at: string;
  timezone: string | null;
  /** Where the owner's hours are; null where they have named none. */
  owner_timezone: string | null;
  /** The other side of the recipient. */
  person: string;
  person_id: string;
  is_owner: boolean;
  price_parts: number;
  unit: Unit;
  quantity: number;
  minimum_cents: number | null;
  total_cents: number;
  details: string;
  place: string | null;
  reference: string | null;
  /** ISO 8601; null where that is not awaited. */
  answer_until: string | null;
  pay_until: string | null;
}

/** What a mail says beside the sentence of its activity. */
export interface MailDetails {
  /** What somebody wrote; null for an operator. */
  quote?: { text: string; by: string | null } | undefined;
  /** Cents that were paid, go back to the customer, and go to the owner. */
  paid?: number;
  back?: number;
  net?: number;
  /** After how many days money goes to the owner by itself; 0 for never. */
  releaseDays?: number;
}

/** The facts of a mail: its text is made when it is sent, in the recipient's language. `path` is where its button leads. */
export type MailContent = { path: string } & (
  | { about: 'reset-password' | 'verify-address' | 'confirm-address' }
  | ({ about: 'password-changed' | 'address-restored' } & Cancelling)
  | { about: 'address-changed'; address: string }
  | { about: 'new-sign-in'; device: string }
  | { about: 'password-guesses' | 'data-exported' | 'account-deleted' | 'payouts-set-up' }
  | { about: 'sign-in-code'; code: string }
  | ({ about: SignInMethodMail; name: string } & Cancelling)
  | ({ about: 'second-factor-on' | 'second-factor-off' } & Cancelling)
  | { about: 'recovery-code-used'; count: number }
  | { about: 'activity'; activity: Activity; task?: MailTask; details?: MailDetails }
  | { about: 'messages'; person: string; count: number }
  | { about: 'partner-invitation'; person: string; partner: string }
);

export interface MailsTable {
  id: string;
  user_id: string | null;
  /** Whose name the content holds. */
  actor_id: string | null;
  recipient: string;
  topic: MailKind | 'security';
  locale: string;
  content: ColumnType<MailContent | null, string, null>;
  /** Null while it waits, when its content has it. */
  subject: Generated<string | null>;
  status: 'waiting' | 'sent' | 'failed';
  attempts: Generated<number>;
  reason: Generated<string | null>;
  created_at: Date;
  give_up_at: Date;
  settled_at: Generated<Date | null>;
}

export interface MailLinksTable {
  token_hash: string;
  user_id: string | null;
  purpose: 'reset' | 'verify' | 'undo';
  email: string;
  /** As in `users`, while the link reserves the address for the account that had it confirmed. */
  email_key: Generated<string | null>;
  created_at: Date;
  expires_at: Date;
  ended_at: Generated<Date | null>;
}

export interface RecoveryCallsTable {
  id: string;
  key: string;
  at: Date;
}
