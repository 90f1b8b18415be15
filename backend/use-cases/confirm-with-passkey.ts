/** A person proves with a passkey who they are, before something sensitive. */
import type { Caller } from '#backend/auth/caller.ts';
import type { AuthenticationResponseJSON, RelyingParty } from '#backend/auth/webauthn.ts';
import { forbidden } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';
import { checkPasskey } from './check-passkey.ts';
import { takeChallenge } from './take-challenge.ts';

export async function confirmWithPasskey(
  services: Pick<Services, 'db' | 'bus' | 'now'>,
  { user, sessionId, source }: Caller,
  { response, relyingParty }: { response: AuthenticationResponseJSON; relyingParty: RelyingParty },
): Promise<void> {
  const taken = await takeChallenge(services, 'confirm', response);
  // A challenge for somebody else was made for another call.
  const own = taken?.account === user.id ? taken : undefined;
  await checkPasskey(services, { response, taken: own, relyingParty, refuse: forbidden }, async (trx) => {
    await sessions.confirm(trx, sessionId, services.now(), 'passkey_at');
    await auditEvents.record(trx, source, { action: 'confirm-passkey', actor: user.id, subject: user.id });
  });
}
