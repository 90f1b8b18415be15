/** WebAuthn, in the terms of our own: what devices are asked for, and whether their answers are true. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';
import type { Passkey } from '#backend/platform/database/tables.ts';
import { ownOrigin } from '#backend/platform/http/public-url.ts';

/** Who asks: the host, for which passkeys are made, and the origin of the pages on which they may be used. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Passkeys are made for the host of our own pages, and signed on these only. */
export function relyingParty(call: FastifyRequest, config: Config): RelyingParty {
  const { hostname, origin } = new URL(ownOrigin(call, config));
  return { id: hostname, origin };
}

/** How long a device may take to answer, in milliseconds. */
export const challengeLife = 300_000;

type Known = Pick<Passkey, 'credential_id' | 'transports'>;
const listed = (passkeys: readonly Known[]) =>
  passkeys.map(({ credential_id, transports }) => ({ id: credential_id, transports }));

/** `existing` are those that the device does not make again. */
export const askForNewPasskey = (
  { id }: RelyingParty,
  account: { id: string; email: string; name: string },
  existing: readonly Known[],
) =>
  generateRegistrationOptions({
    rpID: id,
    rpName: 'Dragoman',
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.name,
    timeout: challengeLife,
    excludeCredentials: listed(existing),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** Any passkey where `allowed` is empty. */
export const askForPasskey = ({ id }: RelyingParty, allowed: readonly Known[]) =>
  generateAuthenticationOptions({
    rpID: id,
    timeout: challengeLife,
    allowCredentials: listed(allowed),
    userVerification: 'required',
  });

export type { AuthenticationResponseJSON, RegistrationResponseJSON };

/** What the device has signed. Undefined where the text is not what browsers send. */
export function challengeIn({ response }: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) ?? {};
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined where the answer is not that of a device of the person, on our own pages, to this challenge. */
export async function verifyNewPasskey(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  { id, origin }: RelyingParty,
): Promise<Pick<Passkey, 'credential_id' | 'public_key' | 'counter' | 'transports'> | undefined> {
  try {
    const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: id };
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected });
    if (!registrationInfo) return undefined;
    const { credential } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: response.response.transports ?? [],
    };
  } catch {
    // The library throws for each thing that is wrong with the answer.
    return undefined;
  }
}

/** The counter of the device. Undefined where the answer is not that of the passkey, on our own pages, to this challenge. */
export async function verifyPasskey(
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  { id, origin }: RelyingParty,
  { credential_id, public_key }: Pick<Passkey, 'credential_id' | 'public_key'>,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // The stored counter is compared under a lock.
      credential: { id: credential_id, publicKey: Buffer.from(public_key, 'base64url'), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** The account that the device says the passkey is of; undefined where it does not say it. */
export const accountIn = ({ response }: AuthenticationResponseJSON): string | undefined =>
  response.userHandle ? Buffer.from(response.userHandle, 'base64url').toString() : undefined;
