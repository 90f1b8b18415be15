/** What operators read of people stands in the audit log, with what they read it for. */
import type { FastifyRequest } from 'fastify';
import type { AuditAction } from '#backend/platform/database/tables-partners.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import { sourceOf, userOf } from '#backend/platform/http/caller.ts';
import * as auditEvents from '#backend/platform/observe/audit.queries.ts';

interface Reading {
  action: AuditAction;
  /** The id of whom or what was read, where it is one. */
  subject?: string | undefined;
  /** The id of the dispute that it was for, or else its page. */
  reason: string;
}

export async function recordReading(
  db: Db,
  call: FastifyRequest,
  { action, subject, reason }: Reading,
): Promise<void> {
  const actor = userOf(call).id;
  await auditEvents.record(db, sourceOf(call), { action, actor, subject, reason });
}
