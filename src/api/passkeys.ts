/** Signing in and up with a passkey, and the signed-in user's passkeys. What browsers take and give is passed on as it is. */

import type { Passkey, WebAuthnJson } from '#core/domain/passkey.ts';
import type { Client } from './client.ts';
import { identified, rowsOf } from './rows.ts';
import { type Grant, grantFrom, type SignUp, signUpBody } from './session.ts';
import { signedIn } from './signed-in.ts';
import { dateOf, recordOf, textOf } from './wire.ts';

function passkeyFromWire(value: unknown): Passkey {
  const wire = recordOf(value);
  return {
    id: textOf(wire.id),
    name: textOf(wire.name),
    createdAt: dateOf(wire.created_at),
    usedAt: dateOf(wire.used_at),
  };
}

/** What the browser takes as it is. A copy: a promise would look for a `then` in what came. */
const optionsFrom = ({ body }: { body: unknown }): WebAuthnJson => ({ ...recordOf(body) });

export const passkeys = (client: Client) => {
  const { call, read, send, sendCredential } = signedIn(client);
  const pathOf = (id: string) => `/passkeys/${encodeURIComponent(id)}`;
  const optionsAt = async (path: string): Promise<WebAuthnJson> =>
    optionsFrom(await call({ method: 'POST', path }));
  return {
    list: async (): Promise<Passkey[]> =>
      rowsOf(await read('/passkeys'), (row) => identified(passkeyFromWire(row))),

    /** What the browser is asked to make. */
    creationOptions: () => optionsAt('/passkeys/options'),
    add: (made: WebAuthnJson) => sendCredential('POST', '/passkeys', { body: made }),
    rename: (id: string, name: string) => send('PATCH', pathOf(id), { body: { name } }),
    remove: (id: string) => sendCredential('DELETE', pathOf(id)),

    /** What the browser is asked to sign, instead of the password that is entered again. */
    confirmOptions: () => optionsAt('/user/reauthenticate/passkey/options'),
    confirm: (signed: WebAuthnJson) => send('POST', '/user/reauthenticate/passkey', { body: signed }),
  };
};

export type Newcomer = Omit<SignUp, 'password'>;

export const passkeySignIn = (client: Client) => ({
  /** What the browser is asked to sign. */
  async options(): Promise<WebAuthnJson> {
    return optionsFrom(await client.call({ method: 'POST', path: '/login/passkey/options' }));
  },

  /** The backend ends the session of the token that the new one replaces. */
  async signIn(signed: WebAuthnJson, replaced?: string | null): Promise<Grant> {
    const credentials = 'same-origin';
    const call = {
      method: 'POST',
      path: '/login/passkey',
      body: signed,
      bearer: replaced,
      credentials,
    } as const;
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
    const credentials = 'same-origin';
    const call = { method: 'POST', path: '/signup/passkey', body, bearer: replaced, credentials } as const;
    return grantFrom(await client.call(call), client.baseUrl, 'POST /signup/passkey');
  },
});
