/** Ends a refresh token, and with it every session that came from it. */
import type { RefreshToken } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { lockInOrder } from '#backend/repositories/locks.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import type { Services } from '#backend/services.ts';

export async function revokeRefreshToken(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { id, user_id }: Pick<RefreshToken, 'id' | 'user_id'>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockInOrder(trx, { users: [user_id] });
    await refreshTokens.end(trx, id);
    await bus.publish(trx, new Set([user_id]));
  });
}
