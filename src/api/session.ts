/** Sign-in, sign-up, sign-out and the signed-in user, on the marketplace and on partners' pages. */

import type { User } from '#core/domain/user.ts';
import { ApiError, unreadable } from './api-error.ts';
import type { Client } from './client.ts';
import { userFromWire } from './person.ts';
import { type ServerMessage, serverMessageFrom, signedIn } from './signed-in.ts';
import { addressOf, firstOf, numberOf, recordOf, textOf } from './wire.ts';

/** A user, with the key for what they leave on the device. */
export interface SignedInUser {
  user: User;
  draftKey: string;
  term?: SessionTerm | null;
  /** When the session ends, in milliseconds from now, where that is not for the user to extend. */
  endsIn?: number;
}

export interface SignUp {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language: string;
  /** BCP 47: the language of the mails. */
  locale?: string;
}

export interface SignedUp extends ServerMessage {
  /** Whether the backend says that a mail with a link follows, which confirms the address. */
  isMailed: boolean;
}

/** When a session ends, in milliseconds from now, and how long it lasts in all. */
export interface SessionTerm {
  endsIn: number;
  life: number;
}

/** Null where the backend does not say it, or the token is refreshed before its end. */
function termFromWire(user: unknown): SessionTerm | null {
  const { ends_in, life } = recordOf(recordOf(user).session);
  const [seconds, all] = [numberOf(ends_in), numberOf(life)];
  return seconds === null || all === null ? null : { endsIn: seconds * 1000, life: all * 1000 };
}

const draftKeyFromWire = (user: unknown): string => textOf(recordOf(user).draft_key);

/** What a sign-in gives. */
export interface Grant extends SignedInUser {
  token: string;
  serverMessage: ServerMessage;
}

export function grantFrom({ body }: { body: unknown }, baseUrl: string, call: string): Grant {
  const wire = recordOf(body);
  const token = textOf(wire.token);
  const serverMessage = serverMessageFrom(body);
  if (!token) throw new ApiError({ reason: 'refused', status: 401, ...serverMessage, type: 'error', call });
  const user = firstOf(wire.user);
  return {
    token,
    user: userFromWire(user, baseUrl),
    draftKey: draftKeyFromWire(user),
    term: termFromWire(user),
    serverMessage,
  };
}

/** The fields of the specification. */
export const signUpBody = ({ firstName, lastName, email, language }: Omit<SignUp, 'password'>) => ({
  firstname: firstName,
  lastname: lastName,
  email,
  language,
});

export const account = (client: Client) => ({
  /** The backend ends the session of the token that the new one replaces. */
  async signIn(email: string, password: string, replaced?: string | null, code?: string): Promise<Grant> {
    const body = { email, password, code };
    const credentials = 'same-origin';
    const answer = await client.call({ method: 'POST', path: '/login', body, bearer: replaced, credentials });
    return grantFrom(answer, client.baseUrl, 'POST /login');
  },

  /** With a code from an app, or a recovery code, after a sign-in that needs one. */
  async signInByCode(ticket: string, code: string, replaced?: string | null): Promise<Grant> {
    const credentials = 'same-origin';
    const body = { ticket, code };
    const call = { method: 'POST', path: '/login/totp', body, bearer: replaced, credentials } as const;
    return grantFrom(await client.call(call), client.baseUrl, 'POST /login/totp');
  },

  async signUp({ password, locale, ...person }: SignUp): Promise<SignedUp> {
    const body = { ...signUpBody(person), password };
    // The body has the five fields of the specification.
    const headers = locale ? { 'accept-language': locale } : undefined;
    const answer = await client.call({ method: 'POST', path: '/signup', body, headers });
    return { ...serverMessageFrom(answer.body), isMailed: recordOf(answer.body).mail_sent === true };
  },

  async signOut(): Promise<void> {
    await signedIn(client).call({ method: 'POST', path: '/logout', keepalive: true });
  },

  /** The person's time zone, in which other people see their times. */
  async reportTimeZone(zone: string): Promise<void> {
    await signedIn(client).call({ method: 'PATCH', path: '/user/Profile', body: { timezone: zone } });
  },

  /** The language of the mails to the person. */
  async reportLocale(locale: string): Promise<void> {
    await signedIn(client).call({ method: 'PATCH', path: '/user/Profile', body: { locale } });
  },

  /** Sends the link again that confirms the e-mail address. */
  async resendVerification(): Promise<void> {
    await signedIn(client).call({ method: 'POST', path: '/email/verification' });
  },

  async profile(): Promise<User> {
    const [user] = await readProfile(client);
    return user;
  },

  /** Who is signed in, with the key for what they leave on the device; empty where the backend has none. */
  async identify(): Promise<SignedInUser> {
    const [user, wire] = await readProfile(client);
    return { user, draftKey: draftKeyFromWire(wire), term: termFromWire(wire) };
  },
});

async function readProfile(client: Client): Promise<[user: User, wire: unknown]> {
  const wire = firstOf(await signedIn(client).read('/user/Profile'));
  const user = userFromWire(wire, client.baseUrl);
  if (!user.id && !user.email) throw unreadable('GET /user/Profile');
  return [user, wire];
}

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
  /** The address of its partner's picture. */
  logo: string | null;
}

/** The calls of a partner's page. Those about its session carry the cookie that holds the refresh token. */
export const partnerSession = (client: Client) => ({
  async site(origin: string): Promise<Site> {
    const { body } = await client.call({ path: '/embed/site', query: { origin } });
    const wire = recordOf(body);
    const logo = addressOf(wire.logo, client.baseUrl);
    return { isRegistered: wire.registered === true, name: textOf(wire.name), logo };
  },

  /** For a page of this origin, in the name of whoever is signed in at the marketplace. */
  async issueCode(origin: string, challenge: string, endsSession: boolean): Promise<string> {
    const path = '/embed/codes';
    const requested = { origin, challenge, ends_session: endsSession };
    const call = { method: 'POST', path, body: requested } as const;
    // The answer sets the cookie that binds the links of that page to this browser.
    const { body } = await signedIn(client).call({ ...call, credentials: 'include' });
    const code = textOf(recordOf(body).code);
    if (!code) throw unreadable(`POST ${path}`);
    return code;
  },

  async exchangeCode(proof: { code: string; verifier: string }): Promise<AccessGrant> {
    const path = '/embed/session';
    const { body } = await client.call({ method: 'POST', path, body: proof, credentials: 'include' });
    const grant = grantFromWire(body, client);
    if (grant) return grant;
    throw new ApiError({ reason: 'refused', status: 401, ...serverMessageFrom(body), call: `POST ${path}` });
  },

  /** A new access token; null where there is no valid refresh token. Any other failure does not end the sign-in. */
  async refresh(token: string | null): Promise<AccessGrant | null> {
    const path = '/embed/session/renew';
    try {
      const { body } = await client.call({ method: 'POST', path, bearer: token, credentials: 'include' });
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
    await client.call({ method: 'DELETE', path, bearer: token, credentials: 'include', keepalive: true });
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

export const linkCodes = (client: Client) => ({
  /** For the path and query of one page; empty where the backend gives none. */
  async issue(page: string): Promise<string> {
    const { body } = await signedIn(client).call({
      method: 'POST',
      path: '/embed/link-codes',
      body: { page },
    });
    return textOf(recordOf(body).code);
  },

  /** `present` is a token that is there already. Null where that is the same user's, which stays. */
  async redeem(code: string, page: string, present: string | null): Promise<Grant | null> {
    const path = '/login/link-code';
    const call = {
      method: 'POST',
      path,
      body: { code, page },
      bearer: present,
      credentials: 'include',
    } as const;
    const answer = await client.call(call);
    return answer.body === null ? null : grantFrom(answer, client.baseUrl, `POST ${path}`);
  },
});
