/** What links in mails do: a token in the link says for whom. */
import type { Client } from './client.ts';

export const mailLinks = (client: Client) => {
  const post = async (path: string, body: Record<string, string> = {}): Promise<void> => {
    await client.call({ method: 'POST', path, body });
  };
  return {
    forgotPassword: (email: string) => post('/password/forgot', { email }),
    resetPassword: (token: string, password: string) => post('/password/reset', { token, password }),
    verifyEmail: (token: string) => post('/email/verify', { token }),
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
