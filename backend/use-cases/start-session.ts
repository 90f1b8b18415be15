/** Starts a session of a person who has shown who they are. The one that they had on the same device ends. */
import type { SignInDevice } from '#backend/auth/caller.ts';
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { newId } from '#backend/database/ids.ts';
import type { RefreshToken } from '#backend/database/tables.ts';
import type { Transaction } from '#backend/database/transaction.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';
import { noticeDevice } from './notice-device.ts';
import { signOut } from './sign-out.ts';

/** Of one user. A new one ends the oldest. */
const mostSessions = 100;

export interface StartedSession {
  id: string;
  token: string;
  expiresAt: Date;
}

/**
 * Part of the transaction of a use case, which has locked the person, and whoever was signed in before. By a sign-in on a
 * partner's page, the session lasts no longer than that.
 */
export async function startSession(
  { bus, config, now }: Pick<Services, 'bus' | 'config' | 'now'>,
  trx: Transaction,
  user: string,
  { userAgent, replaced, source }: SignInDevice,
  by?: 'passkey' | Pick<RefreshToken, 'origin' | 'expires_at'>,
): Promise<StartedSession> {
  if (replaced) await signOut({ db: trx, bus }, replaced);
  const token = newToken();
  const id = newId();
  const elsewhere = typeof by === 'object' ? by : undefined;
  const expiresAt = elsewhere?.expires_at ?? new Date(now().getTime() + config.sessionTtl * 1000);
  await sessions.start(trx, {
    id,
    token_hash: tokenHash(token),
    user_id: user,
    user_agent: userAgent,
    created_at: now(),
    expires_at: expiresAt,
    passkey_at: by === 'passkey' ? now() : null,
    arrived_from: elsewhere?.origin ?? null,
  });
  await sessions.endOldest(trx, user, mostSessions);
  await noticeDevice(trx, user, userAgent, now());
  await bus.publish(trx, new Set([user]));
  await auditEvents.record(trx, source, { action: 'sign-in', actor: user, subject: user });
  return { id, token, expiresAt };
}
