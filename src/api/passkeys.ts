/** The signed-in user's passkeys. What browsers take and give is passed on as it is. */
import type { Passkey, WebAuthnJson } from '#core/domain/passkey.ts';
import { type ServerMessage, serverMessageFrom } from './account.ts';
import type { Client } from './client.ts';
import { identified, rowsOf } from './rows.ts';
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
export const optionsFrom = ({ body }: { body: unknown }): WebAuthnJson => ({ ...recordOf(body) });

export const passkeys = (client: Client) => {
  const post = (path: string, body?: WebAuthnJson) =>
    client.call({ method: 'POST', path, body, token: 'always' });
  const pathOf = (id: string) => `/passkeys/${encodeURIComponent(id)}`;
  return {
    async list(): Promise<Passkey[]> {
      const { body } = await client.call({ path: '/passkeys', token: 'always' });
      return rowsOf(body, (row) => identified(passkeyFromWire(row)));
    },

    /** What the browser is asked to make. */
    creationOptions: async (): Promise<WebAuthnJson> => optionsFrom(await post('/passkeys/options')),

    async add(made: WebAuthnJson): Promise<ServerMessage> {
      return serverMessageFrom((await post('/passkeys', made)).body);
    },

    async rename(id: string, name: string): Promise<ServerMessage> {
      const call = { method: 'PATCH', path: pathOf(id), body: { name }, token: 'always' } as const;
      return serverMessageFrom((await client.call(call)).body);
    },

    async remove(id: string): Promise<ServerMessage> {
      const { body } = await client.call({ method: 'DELETE', path: pathOf(id), token: 'always' });
      return serverMessageFrom(body);
    },

    /** What the browser is asked to sign, instead of the password that is entered again. */
    confirmOptions: async (): Promise<WebAuthnJson> =>
      optionsFrom(await post('/user/reauthenticate/passkey/options')),

    async confirm(signed: WebAuthnJson): Promise<void> {
      await post('/user/reauthenticate/passkey', signed);
    },
  };
};
