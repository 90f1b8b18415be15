/** A person signs in with a passkey, without saying who they are: their device knows. */
import type { SignInDevice } from '#backend/auth/caller.ts';
import type { AuthenticationResponseJSON, RelyingParty } from '#backend/auth/webauthn.ts';
import type { User } from '#backend/database/tables.ts';
import { DomainError, refusedSignIn } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import type { Services } from '#backend/services.ts';
import { checkPasskey } from './check-passkey.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { takeChallenge } from './take-challenge.ts';

interface PasskeySignIn extends SignInDevice {
  response: AuthenticationResponseJSON;
  relyingParty: RelyingParty;
}

export async function signInWithPasskey(
  services: Pick<Services, 'db' | 'bus' | 'config' | 'now'>,
  { response, relyingParty, ...device }: PasskeySignIn,
): Promise<StartedSession & { user: User }> {
  const { replaced, source } = device;
  const taken = await takeChallenge(services, 'sign-in', response);
  const others = replaced ? [replaced.user.id] : [];
  const use = { response, taken, relyingParty, others, refuse: refusedSignIn };
  try {
    return await checkPasskey(services, use, async (trx, user) => ({
      ...(await startSession(services, trx, user.id, device, 'passkey')),
      user,
    }));
  } catch (error) {
    if (error instanceof DomainError) {
      const refused = { action: 'sign-in', outcome: 'unauthenticated' } as const;
      await auditEvents.record(services.db, source, { ...refused, actor: undefined, subject: undefined });
    }
    throw error;
  }
}
