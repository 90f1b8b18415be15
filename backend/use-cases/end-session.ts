/** A person ends one of their sessions: a device that they no longer use, or that is not theirs. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { notFound } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

/** `session` is the id of a session on our own pages, or of the refresh token of a partner's page. */
export async function endSession(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { user: { id }, source }: Caller,
  session: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockRows(trx, id, { users: [id] });
    const isEnded =
      (await sessions.endOwn(trx, id, session)) || (await refreshTokens.endOwn(trx, id, session));
    if (!isEnded) throw notFound('session');
    await bus.publish(trx, new Set([id]));
    await auditEvents.record(trx, source, { action: 'end-session', actor: id, subject: id });
  });
}
