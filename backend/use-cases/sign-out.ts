/** Ends the caller's session, and on a partner's page the refresh token that it came from. */
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';
import { revokeRefreshToken } from './revoke-refresh-token.ts';

export async function signOut(
  services: Pick<Services, 'db' | 'bus'>,
  { sessionId, refreshTokenId, user, source }: Caller,
): Promise<void> {
  const { db, bus } = services;
  const { id } = user;
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [id] });
    if (refreshTokenId) await revokeRefreshToken({ db: trx, bus }, { id: refreshTokenId, user_id: id });
    await sessions.end(trx, sessionId);
    await bus.publish(trx, new Set([id]));
    await auditEvents.record(trx, source, { action: 'sign-out', actor: id, subject: id });
  });
}
