/** The audit log: who did what to whom and when, by ids only. A use case writes it in the transaction of what it tells. */

import type { CallSource } from '#backend/platform/auth/caller.ts';
import { newId } from '#backend/platform/database/ids.ts';
import {
  type AuditAction,
  type AuditOutcome,
  auditActions,
} from '#backend/platform/database/tables-partners.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

interface AuditEvent {
  action: AuditAction;
  /** The user who did it, where known. */
  actor: string | undefined;
  /** The id of what it concerns, where known. */
  subject: string | undefined;
  outcome?: AuditOutcome;
  /** Why an operator did it; for a reading, what it was for, or its page. */
  reason?: string;
}

export async function record(
  db: Db,
  { network, requestId }: CallSource,
  { action, actor, subject, outcome = 'done', reason }: AuditEvent,
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      id: newId(),
      action,
      outcome,
      network,
      request_id: requestId,
      actor_id: actor ?? null,
      subject_kind: auditActions[action],
      subject_id: subject ?? null,
      reason: reason ?? null,
    })
    .execute();
}
