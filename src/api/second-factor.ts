/** The signed-in user's second factor: codes from an app. */

import type { Client } from './client.ts';
import { credentialMessageFrom, type ServerMessage, signedIn } from './signed-in.ts';
import { dateOf, numberOf, recordOf, textOf } from './wire.ts';

export interface SecondFactor {
  /** Null where signing in asks for no code. */
  since: Date | null;
  /** How many recovery codes are left. */
  recoveryCodes: number;
}

/** What the user's app needs: `address` for a picture, `secret` for typing. */
export interface AppSecret {
  secret: string;
  address: string;
}

export interface TurnedOn {
  recoveryCodes: string[];
  serverMessage: ServerMessage;
}

export const secondFactor = (client: Client) => {
  const { call, read, sendCredential } = signedIn(client);
  return {
    async read(): Promise<SecondFactor> {
      const wire = recordOf(await read('/user/totp'));
      return { since: dateOf(wire.confirmed_at), recoveryCodes: numberOf(wire.recovery_codes) ?? 0 };
    },

    /** Nothing changes before the first code from the app. */
    async begin(): Promise<AppSecret> {
      const wire = recordOf((await call({ method: 'POST', path: '/user/totp' })).body);
      return { secret: textOf(wire.secret), address: textOf(wire.url) };
    },

    async turnOn(code: string): Promise<TurnedOn> {
      const { body } = await call({ method: 'POST', path: '/user/totp/confirm', body: { code } });
      const codes = recordOf(body).recovery_codes;
      return {
        recoveryCodes: Array.isArray(codes) ? codes.map(textOf) : [],
        serverMessage: credentialMessageFrom(body),
      };
    },

    turnOff: () => sendCredential('DELETE', '/user/totp'),
  };
};
