/** The browser's part of WebAuthn. Loaded when a visitor first uses a passkey, or may use one by autofill. */
import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { WebAuthnJson } from '#core/domain/passkey.ts';
import { PasskeyError } from './passkeys.ts';

/** The visitor's device makes a passkey. */
export async function makePasskey(options: WebAuthnJson): Promise<WebAuthnJson> {
  // What the backend sends is the browser's own form: the browser checks it.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await understood(() => startRegistration({ optionsJSON }))) };
}

/** The visitor's device signs with one of its passkeys. */
export async function signWithPasskey(
  options: WebAuthnJson,
  { isAutofill = false } = {},
): Promise<WebAuthnJson> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const start = () =>
    // The library does not find fields inside shadow roots.
    startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill, verifyBrowserAutofillInput: false });
  return { ...(await understood(start)) };
}

/** Whether the browser offers passkeys in the list of a field with `autocomplete="webauthn"`. */
export const supportsAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Ends what is offered by autofill. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();

async function understood<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    throw new PasskeyError(reasons[error instanceof Error ? error.name : ''] ?? 'failed');
  }
}

/** The keys are the names of the browser's errors. */
const reasons: Readonly<Record<string, PasskeyError['reason']>> = {
  NotAllowedError: 'not-done',
  AbortError: 'not-done',
  InvalidStateError: 'exists',
};
