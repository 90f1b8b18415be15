/** The settings of the signed-in user: password, sessions, data export, deletion. */
import { type ServerMessage, serverMessageFrom } from './account.ts';
import type { Client } from './client.ts';
import { identified, rowsOf } from './rows.ts';
import { dateOf, recordOf, textOf } from './wire.ts';

/** A browser in which the user is signed in. */
export interface OpenSession {
  id: string;
  /** Its `User-Agent` header. */
  browser: string;
  since: Date | null;
  /** When it was last used, within minutes; null where the backend does not say it. */
  lastUsed: Date | null;
  /** The origin of the partner's page that it belongs to; empty on the marketplace's own pages. */
  site: string;
  /** That partner's name; empty where the origin is no longer registered. */
  partner: string;
  /** The partner whose page had the link that signed in here; empty where the user signed in otherwise. */
  arrivedFrom: string;
  isThisOne: boolean;
}

function sessionFromWire(value: unknown): OpenSession {
  const wire = recordOf(value);
  return {
    id: textOf(wire.id),
    browser: textOf(wire.user_agent),
    since: dateOf(wire.created_at),
    lastUsed: dateOf(wire.used_at),
    site: textOf(wire.site),
    partner: textOf(wire.partner),
    arrivedFrom: textOf(wire.arrived_from),
    isThisOne: wire.current === true,
  };
}

export const ownAccount = (client: Client) => ({
  /** Without the present one where the user was asked for it, or used a passkey, a short time ago. */
  async changePassword(current: string | undefined, next: string): Promise<ServerMessage> {
    const body = { current, next };
    const answer = await client.call({ method: 'POST', path: '/user/password', body, token: 'always' });
    return serverMessageFrom(answer.body);
  },

  /** Enters the password again, for calls that want it to be recent. */
  async confirmPassword(password: string): Promise<void> {
    await client.call({ method: 'POST', path: '/user/reauthenticate', body: { password }, token: 'always' });
  },

  async sessions(): Promise<OpenSession[]> {
    const { body } = await client.call({ path: '/user/sessions', token: 'always' });
    return rowsOf(body, (row) => identified(sessionFromWire(row)));
  },

  async endOtherSessions(): Promise<ServerMessage> {
    const { body } = await client.call({ method: 'DELETE', path: '/user/sessions', token: 'always' });
    return serverMessageFrom(body);
  },

  async endSession(id: string): Promise<ServerMessage> {
    const path = `/user/sessions/${encodeURIComponent(id)}`;
    const { body } = await client.call({ method: 'DELETE', path, token: 'always' });
    return serverMessageFrom(body);
  },

  /** Everything the backend stores about the user, as a file. */
  async copy(): Promise<Blob> {
    const { body } = await client.call({ path: '/user/export', token: 'always' });
    return new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' });
  },

  async remove(password: string | undefined): Promise<ServerMessage> {
    const { body } = await client.call({
      method: 'DELETE',
      path: '/user',
      body: { password },
      token: 'always',
    });
    return serverMessageFrom(body);
  },
});
