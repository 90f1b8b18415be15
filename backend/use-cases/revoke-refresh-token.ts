/** Ends a refresh token and every session that came from it. */
import type { RefreshToken } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { signedOut } from '#backend/live/bus.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';

export async function revokeRefreshToken(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { id, user_id }: Pick<RefreshToken, 'id' | 'user_id'>,
): Promise<void> {
  const ended = await inTransaction(db, async (trx) => {
    const sessionIds = await sessions.endOf(trx, id);
    await refreshTokens.end(trx, id);
    return sessionIds;
  });
  await bus.publishTransient(user_id, signedOut, ended);
}
