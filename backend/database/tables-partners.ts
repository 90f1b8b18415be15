/** The tables of partner accounts, and of their keys and webhooks. */
import type { Generated } from 'kysely';

export interface PartnersTable {
  id: string;
  name: string;
  site: string;
  /** An https address, or the path of one that is stored here. */
  logo: string | null;
  created_at: Date;
}

export interface PartnerMembersTable {
  partner_id: string;
  user_id: string;
  created_at: Date;
}

export interface PartnerInvitationsTable {
  id: string;
  partner_id: string;
  email: string;
  email_key: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  /** Accepted, withdrawn, or replaced by a later one. */
  ended_at: Generated<Date | null>;
}

export interface PartnerOriginsTable {
  partner_id: string;
  origin: string;
  /** What the origin has to show as a proof. */
  token: string;
  created_at: Date;
  /** Null while it is pending. */
  verified_at: Date | null;
}

export interface PartnerKeysTable {
  id: string;
  partner: string;
  name: string;
  key_hash: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface WebhooksTable {
  id: string;
  partner: string;
  url: string;
  events: string[];
  active: boolean;
  secret: string;
  /** Signs besides until `previous_until`. */
  previous_secret: Generated<string | null>;
  previous_until: Generated<Date | null>;
  /** Since the first of the attempts that have failed without a success between them. */
  failing_since: Generated<Date | null>;
  created_at: Date;
}

export interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  type: string;
  /** As text: each attempt sends and signs the same bytes. */
  body: string;
  status: 'waiting' | 'delivered' | 'failed';
  attempts: Generated<number>;
  /** Of the last attempt, as the next two. */
  answer_status: Generated<number | null>;
  problem: Generated<string | null>;
  attempted_at: Generated<Date | null>;
  next_attempt_at: Date | null;
  give_up_at: Date;
  created_at: Date;
}
