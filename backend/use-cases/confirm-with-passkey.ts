/** A person proves with a passkey who they are, before something sensitive. */
import type { Caller } from '#backend/auth/caller.ts';
import { type AuthenticationResponseJSON, askForPasskey, type RelyingParty } from '#backend/auth/webauthn.ts';
import { forbidden, notFound } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as passkeys from '#backend/repositories/passkeys.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import type { Services } from '#backend/services.ts';
import { issueChallenge, takeChallenge } from './challenges.ts';
import { checkPasskey } from './check-passkey.ts';

export async function startConfirming(
  services: Pick<Services, 'db' | 'now'>,
  { user }: Caller,
  relyingParty: RelyingParty,
) {
  const own = await passkeys.list(services.db, user.id);
  if (own.length === 0) throw notFound('passkey');
  return issueChallenge(services, 'confirm', user.id, await askForPasskey(relyingParty, own));
}

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
