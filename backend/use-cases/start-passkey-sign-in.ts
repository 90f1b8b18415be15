/** Somebody wants to sign in with a passkey: their device is asked for any that it has for us. */
import { askForPasskey, type RelyingParty } from '#backend/auth/webauthn.ts';
import type { Services } from '#backend/services.ts';
import { issueChallenge } from './issue-challenge.ts';

export async function startPasskeySignIn(services: Pick<Services, 'db' | 'now'>, relyingParty: RelyingParty) {
  return issueChallenge(services, 'sign-in', null, await askForPasskey(relyingParty, []));
}
