/** Checks who makes a sensitive call: by the password in it, or else by a passkey that was used in the last ten minutes. */
import type { Caller } from '#backend/auth/caller.ts';
import { forbidden, refusedSignIn } from '#backend/domain/errors.ts';
import { isRecent } from '#backend/domain/recent-proof.ts';
import type { Services } from '#backend/services.ts';
import { checkPassword } from './check-password.ts';

export async function checkProof(
  services: Pick<Services, 'db' | 'now'>,
  { user, passkeyAt, confirmedAt }: Pick<Caller, 'user' | 'passkeyAt' | 'confirmedAt'>,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) {
    if (!(await checkPassword(services, user.email, user, password))) throw forbidden('wrong-password');
    return;
  }
  // Whoever has no password can only have signed in otherwise.
  const at = user.password_hash === null ? confirmedAt : passkeyAt;
  if (!isRecent(at, services.now())) throw refusedSignIn('reauthentication-needed');
}
