/**
 * Checks who makes a sensitive call: by the password in it, or else by a passkey, or a password that was asked for, within
 * the last ten minutes. A sign-in with the password alone is not enough for what cannot be undone.
 */
import type { Caller } from '#backend/auth/caller.ts';
import { forbidden, refusedSignIn } from '#backend/domain/errors.ts';
import { isRecent } from '#backend/domain/recent-proof.ts';
import type { Services } from '#backend/services.ts';
import { checkPassword } from './check-password.ts';

export async function checkProof(
  services: Pick<Services, 'db' | 'now'>,
  { user, askedAt, confirmedAt }: Pick<Caller, 'user' | 'askedAt' | 'confirmedAt'>,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) {
    if (!(await checkPassword(services, user.email, user, password))) throw forbidden('wrong-password');
    return;
  }
  // Whoever has no password can only have signed in otherwise.
  const at = user.password_hash === null ? confirmedAt : askedAt;
  if (!isRecent(at, services.now())) throw refusedSignIn('reauthentication-needed');
}
