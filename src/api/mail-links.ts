/** What links in mails do: a token in the link says for whom. */
import type { Client } from './client.ts';
import { type ServerMessage, serverMessageFrom } from './signed-in.ts';
import { recordOf, textOf } from './wire.ts';

export interface LinkAnswer extends ServerMessage {
  /** Chooses a password, where the link has removed it; else empty. */
  resetToken: string;
}

export const mailLinks = (client: Client) => {
  const post = async (path: string, body: Record<string, string | undefined>): Promise<LinkAnswer> => {
    const { body: answer } = await client.call({ method: 'POST', path, body, token: 'optional' });
    return { ...serverMessageFrom(answer), resetToken: textOf(recordOf(answer).reset_token) };
  };
  return {
    forgotPassword: (email: string) => post('/password/forgot', { email }),
    resetPassword: (token: string, password: string) => post('/password/reset', { token, password }),
    /** An address that replaces another one needs a session of that account, or its password. */
    verifyEmail: (token: string, password?: string) => post('/email/verify', { token, password }),
    undoEmail: (token: string) => post('/email/undo', { token }),
    /** The link's own parameters name the person and the kind of mails. */
    async unsubscribe(parameters: URLSearchParams): Promise<void> {
      await client.call({
        method: 'POST',
        path: '/Unsubscribe',
        query: Object.fromEntries(parameters),
        body: {},
      });
    },
  };
};
