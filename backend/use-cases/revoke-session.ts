/** Signs out on a partner's page: by the cookie's refresh token, by the access token, or by both. */
import { tokenHash } from '#backend/auth/tokens.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import type { Services } from '#backend/services.ts';
import type { Credentials } from './refresh-session.ts';
import { revokeRefreshToken } from './revoke-refresh-token.ts';
import { signOut } from './sign-out.ts';

export async function revokeSession(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { refreshToken, caller, origin, source }: Credentials,
): Promise<void> {
  const { db, now } = services;
  const byCookie = refreshToken ? await refreshTokens.find(db, tokenHash(refreshToken), now()) : undefined;
  if (byCookie?.origin === origin) {
    const { user_id } = byCookie;
    await inTransaction(db, async (trx) => {
      await revokeRefreshToken({ ...services, db: trx }, byCookie);
      await auditEvents.record(trx, source, { action: 'sign-out', actor: user_id, subject: user_id });
    });
  }
  if (caller && caller.refreshTokenId !== byCookie?.id) await signOut(services, caller);
}
