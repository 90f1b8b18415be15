/** The e-mail address of the signed-in user, and the one that is to replace it. */
import { type ServerMessage, serverMessageFrom } from './account.ts';
import type { Client } from './client.ts';
import { dateOf, recordOf, textOf } from './wire.ts';

export interface OwnAddress {
  email: string;
  isVerified: boolean;
  /** Replaces it once the link that was sent there is used. */
  pending: { email: string; until: Date | null } | null;
}

function addressFromWire(value: unknown): OwnAddress {
  const wire = recordOf(value);
  const pending = recordOf(wire.pending);
  const email = textOf(pending.email);
  return {
    email: textOf(wire.email),
    isVerified: wire.verified === true,
    pending: email ? { email, until: dateOf(pending.expires_at) } : null,
  };
}

export const ownAddress = (client: Client) => ({
  async read(): Promise<OwnAddress> {
    const { body } = await client.call({ path: '/user/email', token: 'always' });
    return addressFromWire(body);
  },

  /** It changes once the new one is confirmed. */
  async change(email: string, password: string | undefined): Promise<ServerMessage> {
    const body = { email, password };
    const answer = await client.call({ method: 'PATCH', path: '/user/email', body, token: 'always' });
    return serverMessageFrom(answer.body);
  },

  async cancelChange(): Promise<ServerMessage> {
    const { body } = await client.call({ method: 'DELETE', path: '/user/email/change', token: 'always' });
    return serverMessageFrom(body);
  },
});
