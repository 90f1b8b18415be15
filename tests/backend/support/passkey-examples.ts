/** One example for every call of a resource, and those of passkeys. */
import type { Client } from '#core/api/client.ts';
import { passkeySignIn, passkeys } from '#core/api/passkeys.ts';

export type Act = (client: Client) => Promise<unknown>;
/** A missing example is a type error. */
export type Examples<Resource extends (client: Client) => object> = Record<keyof ReturnType<Resource>, Act>;

const id = '01900000-0000-7000-8000-000000000000';
const newcomer = { firstName: 'Ada', lastName: 'Lovelace', email: 'a@b.test', language: 'fr' };
const device = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const made = { ...device, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };
const signed = {
  ...device,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

export const passkeyExamples = {
  passkeySignIn: {
    options: (client) => passkeySignIn(client).options(),
    signIn: (client) => passkeySignIn(client).signIn(signed),
    signUpOptions: (client) => passkeySignIn(client).signUpOptions(newcomer),
    signUp: (client) => passkeySignIn(client).signUp(made, { ...newcomer, locale: 'de' }),
  } satisfies Examples<typeof passkeySignIn>,
  passkeys: {
    list: (client) => passkeys(client).list(),
    creationOptions: (client) => passkeys(client).creationOptions(),
    add: (client) => passkeys(client).add(made),
    rename: (client) => passkeys(client).rename(id, 'Phone'),
    remove: (client) => passkeys(client).remove(id),
    confirmOptions: (client) => passkeys(client).confirmOptions(),
    confirm: (client) => passkeys(client).confirm(signed),
  } satisfies Examples<typeof passkeys>,
};
