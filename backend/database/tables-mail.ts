/** The tables of mails, and what a mail says. */
import type { Activity, MailKind } from '@dragoman/widgets/server';
import type { ColumnType, Generated } from 'kysely';

/** `{kind: "never"}`. */
export type MailChoices = Partial<Record<MailKind, 'now' | 'never'>>;

/** The facts of a mail: its text is made when it is sent, in the recipient's language. `path` is where its button leads. */
export type MailContent = { path: string } & (
  | { about: 'reset-password' | 'verify-address' | 'confirm-address' | 'password-changed' }
  | { about: 'address-changed'; address: string }
  | { about: 'new-sign-in'; device: string }
  | { about: 'passkey-added' | 'passkey-removed' | 'passkey-copied'; name: string }
  | { about: 'provider-linked' | 'provider-unlinked'; name: string }
  | { about: 'activity'; activity: Activity }
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
  created_at: Date;
  expires_at: Date;
  ended_at: Generated<Date | null>;
}

export interface RecoveryCallsTable {
  id: string;
  key: string;
  at: Date;
}
