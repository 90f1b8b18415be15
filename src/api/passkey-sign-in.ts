/** Signing in and up with a passkey. What browsers take and give is passed on as it is. */
import type { WebAuthnJson } from '#core/domain/passkey.ts';
import { type Grant, grantFrom, type SignUp, signUpBody } from './account.ts';
import type { Client } from './client.ts';
import { optionsFrom } from './passkeys.ts';

export type Newcomer = Omit<SignUp, 'password'>;

export const passkeySignIn = (client: Client) => ({
  /** What the browser is asked to sign. */
  async options(): Promise<WebAuthnJson> {
    return optionsFrom(await client.call({ method: 'POST', path: '/login/passkey/options' }));
  },

  /** The backend ends the session of the token that the new one replaces. */
  async signIn(signed: WebAuthnJson, replaced?: string | null): Promise<Grant> {
    const call = { method: 'POST', path: '/login/passkey', body: signed, bearer: replaced } as const;
    return grantFrom(await client.call(call), client.baseUrl, 'POST /login/passkey');
  },

  /** What the browser is asked to make for the new account. */
  async signUpOptions(person: Newcomer): Promise<WebAuthnJson> {
    const call = { method: 'POST', path: '/signup/passkey/options', body: signUpBody(person) } as const;
    return optionsFrom(await client.call(call));
  },

  /** The new account is signed in at once. */
  async signUp(made: WebAuthnJson, person: Newcomer, replaced?: string | null): Promise<Grant> {
    const body = { ...made, ...signUpBody(person), ...(person.locale && { locale: person.locale }) };
    const call = { method: 'POST', path: '/signup/passkey', body, bearer: replaced } as const;
    return grantFrom(await client.call(call), client.baseUrl, 'POST /signup/passkey');
  },
});
