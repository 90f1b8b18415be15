/** The tables of passkeys, and of the challenges that their devices sign. */
import type { Generated } from 'kysely';

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** Base64url, as is the public key. */
  credential_id: string;
  public_key: string;
  /** Of the device: a smaller one than before is that of a copy. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  /** Null until the first sign-in with it. */
  used_at: Generated<Date | null>;
}

export type ChallengePurpose = 'sign-in' | 'sign-up' | 'confirm' | 'add';

export interface PasskeyChallengesTable {
  challenge_hash: string;
  purpose: ChallengePurpose;
  /** An account that exists, or the one that a sign-up makes; null where anybody may sign in. */
  account_id: string | null;
  expires_at: Date;
}
