/** The tables of partner accounts, and of their keys and webhooks. */
import type { Delivery } from '@dragoman/widgets/domain/partner.ts';
import type { ColumnType, Generated } from 'kysely';

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
  status: Delivery['status'];
  attempts: Generated<number>;
  /** What the last attempt brought, as the next two. */
  answer_status: Generated<number | null>;
  problem: Generated<string | null>;
  attempted_at: Generated<Date | null>;
  next_attempt_at: Date | null;
  give_up_at: Date;
  created_at: Date;
}

// The columns of pg-boss' table `jobs.job` that our own queries use.

export interface JobsTable {
  id: ColumnType<string, never, never>;
  name: ColumnType<string, never, never>;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  start_after: ColumnType<Date, never, Date>;
  started_on: ColumnType<Date | null, never, Date | null>;
}

/** What the audit log records: each action, with the kind of thing that it concerns. */
export const auditActions = {
  'sign-up': 'user',
  'sign-in': 'user',
  'sign-in-on-site': 'user',
  'sign-out': 'user',
  'reuse-refresh-token': 'user',
  'end-other-sessions': 'user',
  'end-session': 'user',
  'confirm-password': 'user',
  'confirm-passkey': 'user',
  'add-passkey': 'user',
  'add-second-factor': 'user',
  'remove-second-factor': 'user',
  'remove-passkey': 'user',
  'confirm-by-provider': 'user',
  'link-provider': 'user',
  'unlink-provider': 'user',
  'change-password': 'user',
  'reset-password': 'user',
  'verify-address': 'user',
  'change-address': 'user',
  'undo-address': 'user',
  'cancel-address': 'user',
  'export-data': 'user',
  'delete-account': 'user',
  'change-profile': 'user',
  /** A refused call that has no action of its own here. */
  'use-other': 'user',
  'set-picture': 'user',
  'begin-payment': 'user',
  'read-report': 'user',
  'read-document': 'document',
  'use-task': 'task',
  'set-up-payouts': 'user',
  'pay-task': 'task',
  'open-dispute': 'task',
  'decide-dispute': 'task',
  'read-dispute': 'task',
  'read-people': 'user',
  'read-person': 'user',
  'read-tasks': 'task',
  'read-audit-log': 'user',
  'settle-task': 'task',
  'use-conversation': 'conversation',
  'use-proposals': 'request',
  'use-request': 'request',
  'read-partner': 'partner',
  'change-partner': 'partner',
  'use-partner-key': 'partner',
} as const;

export type AuditAction = keyof typeof auditActions;

/** `done`, or why not. `refused`: a change of a partner by somebody who may change it, but not in this way. */
export type AuditOutcome = 'done' | 'unauthenticated' | 'forbidden' | 'not-found' | 'too-many' | 'refused';

export interface AuditEventsTable {
  id: string;
  /** The database's clock says it: servers' own clocks differ. */
  at: Generated<Date>;
  actor_id: string | null;
  action: AuditAction;
  subject_kind: (typeof auditActions)[AuditAction];
  subject_id: string | null;
  outcome: AuditOutcome;
  /** Why an operator did it; for a reading, what it was for, or its page. */
  reason: Generated<string | null>;
  network: string | null;
  request_id: string;
}
