/** A person signs in with their password. */
import { newToken, tokenHash } from '#backend/auth/tokens.ts';
import { newId } from '#backend/database/ids.ts';
import type { User } from '#backend/database/tables.ts';
import { refusedSignIn } from '#backend/domain/errors.ts';
import { signedOut } from '#backend/live/bus.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as users from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';
import { checkPassword } from './check-password.ts';

/** Of one user. A new one ends the oldest. */
const mostSessions = 100;

export async function signIn(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now'>,
  { email, password, userAgent }: { email: string; password: string; userAgent: string },
): Promise<{ user: User; token: string; expiresAt: Date }> {
  const { db, bus, config, now } = services;
  const user = await users.findByEmail(db, email);
  const isRight = await checkPassword(services, email, user, password);
  if (!user || !isRight) throw refusedSignIn('wrong-credentials');
  const token = newToken();
  const expiresAt = new Date(now().getTime() + config.sessionTtl * 1000);
  await sessions.start(db, {
    id: newId(),
    token_hash: tokenHash(token),
    user_id: user.id,
    user_agent: userAgent,
    created_at: now(),
    expires_at: expiresAt,
  });
  const ended = await sessions.endOldest(db, user.id, mostSessions);
  if (ended.length > 0) await bus.publishTransient(user.id, signedOut, ended);
  return { user, token, expiresAt };
}
