/** What the audit log records: each action, with the kind of thing that it concerns. */
import type { Generated } from 'kysely';

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
  'set-picture': 'user',
  'begin-payment': 'user',
  'read-report': 'user',
  'read-document': 'document',
  'use-task': 'task',
  'set-up-payouts': 'user',
  'pay-task': 'task',
  'open-dispute': 'task',
  'decide-dispute': 'task',
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
  /** By the database's clock: servers' own clocks differ. */
  at: Generated<Date>;
  actor_id: string | null;
  action: AuditAction;
  subject_kind: (typeof auditActions)[AuditAction];
  subject_id: string | null;
  outcome: AuditOutcome;
  network: string | null;
  request_id: string;
}
