/** Sign-in on partners' pages: authorization code, access token, refresh, revocation. */
import type { User } from '#core/domain/user.ts';
import { draftKeyFromWire, type ServerMessage, serverMessageFrom } from './account.ts';
import { ApiError, unreadable } from './api-error.ts';
import type { Client } from './client.ts';
import { userFromWire } from './person.ts';
import { firstOf, numberOf, recordOf, textOf } from './wire.ts';

/** The backend's answer to a sign-in, or its refresh, on a page of another site. */
export interface AccessGrant {
  token: string;
  /** How long the token is valid, in seconds. */
  expiresIn: number;
  user: User;
  draftKey: string;
  /** How long the sign-in can still be refreshed, in milliseconds; undefined where the backend does not say it. */
  endsIn: number | undefined;
  serverMessage: ServerMessage;
}

export interface Site {
  /** Whether people may sign in on its pages. */
  isRegistered: boolean;
  /** Its partner's name; empty where no partner has registered it. */
  name: string;
}

/** The calls of a partner's page. Those about its session carry the cookie that holds the refresh token. */
export const partnerSession = (client: Client) => ({
  async site(origin: string): Promise<Site> {
    const { body } = await client.call({ path: '/embed/site', query: { origin } });
    const wire = recordOf(body);
    return { isRegistered: wire.registered === true, name: textOf(wire.name) };
  },

  async exchangeCode(proof: { code: string; verifier: string }): Promise<AccessGrant> {
    const path = '/embed/session';
    const { body } = await client.call({ method: 'POST', path, body: proof, withCookies: true });
    const grant = grantFromWire(body, client);
    if (grant) return grant;
    throw new ApiError({ reason: 'refused', status: 401, ...serverMessageFrom(body), call: `POST ${path}` });
  },

  /** A new access token; null where there is no valid refresh token. Any other failure does not end the sign-in. */
  async refresh(token: string | null): Promise<AccessGrant | null> {
    const path = '/embed/session/renew';
    try {
      const { body } = await client.call({ method: 'POST', path, bearer: token, withCookies: true });
      const grant = grantFromWire(body, client);
      if (!grant && body !== null) throw unreadable(`POST ${path}`);
      return grant;
    } catch (error) {
      if (error instanceof ApiError && (error.status === 400 || error.status === 401)) return null;
      throw error;
    }
  },

  async revoke(token: string | null): Promise<void> {
    const path = '/embed/session';
    await client.call({ method: 'DELETE', path, bearer: token, withCookies: true, keepalive: true });
  },
});

function grantFromWire(body: unknown, client: Client): AccessGrant | null {
  const wire = recordOf(body);
  const token = textOf(wire.token);
  if (!token) return null;
  const secondsLeft = numberOf(wire.ends_in);
  return {
    token,
    expiresIn: numberOf(wire.expires_in) ?? 0,
    user: userFromWire(firstOf(wire.user), client.baseUrl),
    draftKey: draftKeyFromWire(firstOf(wire.user)),
    endsIn: secondsLeft === null ? undefined : secondsLeft * 1000,
    serverMessage: serverMessageFrom(body),
  };
}
