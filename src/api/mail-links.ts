/** What links in mails do: a token in the link says for whom. */
import type { Client } from './client.ts';
import { type ServerMessage, serverMessageFrom } from './signed-in.ts';

export const mailLinks = (client: Client) => {
  const post = async (path: string, body: Record<string, string | undefined>): Promise<ServerMessage> =>
    serverMessageFrom((await client.call({ method: 'POST', path, body, token: 'optional' })).body);
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
