/** What links in mails do: a token in the link says for whom. */
import type { Client } from './client.ts';
import { credentialMessageFrom, type ServerMessage, serverMessageFrom } from './signed-in.ts';
import { recordOf, textOf } from './wire.ts';

export interface LinkAnswer extends ServerMessage {
  /** Chooses a password, where the link has removed it; else empty. */
  resetToken: string;
}

export const mailLinks = (client: Client) => {
  const post = async (
    path: string,
    body: Record<string, string | undefined>,
    token: 'optional' | 'never' = 'optional',
  ): Promise<unknown> => (await client.call({ method: 'POST', path, body, token })).body;
  return {
    forgotPassword: async (email: string): Promise<ServerMessage> =>
      serverMessageFrom(await post('/password/forgot', { email })),
    async resetPassword(token: string, password: string): Promise<LinkAnswer> {
      const answer = await post('/password/reset', { token, password });
      return { ...credentialMessageFrom(answer), resetToken: '' };
    },
    /**
     * An address that replaces another one needs a session of that account, or its password; the first one of an account
     * neither, where nobody is signed in (`asNobody`).
     */
    async verifyEmail(token: string, asNobody?: { password: string | undefined }): Promise<LinkAnswer> {
      const body = { token, password: asNobody?.password };
      const answer = await post('/email/verify', body, asNobody ? 'never' : 'optional');
      return { ...serverMessageFrom(answer), resetToken: resetTokenIn(answer) };
    },
    async undoEmail(token: string): Promise<LinkAnswer> {
      const answer = await post('/email/undo', { token });
      return { ...credentialMessageFrom(answer), resetToken: resetTokenIn(answer) };
    },
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

const resetTokenIn = (answer: unknown): string => textOf(recordOf(answer).reset_token);
