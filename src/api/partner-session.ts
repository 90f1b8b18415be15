import type { User } from '#core/domain/user.ts';
import { type ServerMessage, serverMessageFrom } from './account.ts';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { userFromWire } from './person.ts';
import { firstOf, numberOf, recordOf, textOf } from './wire.ts';

/** A sign-in on a page of another site than the backend's. */
export interface Lease {
  token: string;
  /** How long the token holds, in seconds. */
  expiresIn: number;
  user: User;
  told: ServerMessage;
}

export interface Site {
  /** Whether people may sign in on its pages. */
  isRegistered: boolean;
  /** Its partner's name; empty where it is nobody's. */
  name: string;
}

/** The calls of a partner's page; those of its session bring the cookie along that renews it. */
export const partnerSession = (client: Client) => ({
  async site(origin: string): Promise<Site> {
    const { body } = await client.call({ path: '/embed/site', query: { origin } });
    const wire = recordOf(body);
    return { isRegistered: wire.registered === true, name: textOf(wire.name) };
  },

  async trade(proof: { code: string; verifier: string }): Promise<Lease> {
    const path = '/embed/session';
    const { body } = await client.call({ method: 'POST', path, body: proof, withCookies: true });
    const lease = leaseFromWire(body, client);
    if (lease) return lease;
    throw new ApiError({ reason: 'refused', status: 401, ...serverMessageFrom(body), call: `POST ${path}` });
  },

  /** The next token; null where there is nothing to renew. */
  async renew(token: string | null): Promise<Lease | null> {
    const path = '/embed/session/renew';
    const { body } = await client.call({ method: 'POST', path, bearer: token, withCookies: true });
    return leaseFromWire(body, client);
  },

  async end(token: string | null): Promise<void> {
    const path = '/embed/session';
    await client.call({ method: 'DELETE', path, bearer: token, withCookies: true, keepalive: true });
  },
});

function leaseFromWire(body: unknown, client: Client): Lease | null {
  const wire = recordOf(body);
  const token = textOf(wire.token);
  if (!token) return null;
  return {
    token,
    expiresIn: numberOf(wire.expires_in) ?? 0,
    user: userFromWire(firstOf(wire.user), client.baseUrl),
    told: serverMessageFrom(body),
  };
}
