/** A person signs out everywhere but here. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

export async function endOtherSessions(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  caller: Caller,
): Promise<void> {
  const { id } = caller.user;
  await inTransaction(db, async (trx) => {
    await lockRows(trx, id, { users: [id] });
    await sessions.endAll(trx, id, caller);
    await bus.publish(trx, new Set([id]));
    await auditEvents.record(trx, caller.source, { action: 'end-other-sessions', actor: id, subject: id });
  });
}
