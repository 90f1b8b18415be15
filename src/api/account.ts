/** Sign-in, sign-up, sign-out, and the signed-in user. */
import type { User } from '#core/domain/user.ts';
import { ApiError, unreadable } from './api-error.ts';
import type { Client } from './client.ts';
import { userFromWire } from './person.ts';
import { firstOf, isRecord, numberOf, recordOf, textOf } from './wire.ts';

/** A user, with the key for what they leave on the device. */
export interface SignedInUser {
  user: User;
  draftKey: string;
  term?: SessionTerm | null;
  /** When the session ends, in milliseconds from now, where that is not for the user to extend. */
  endsIn?: number;
}

/** The backend's message to the user after a call, shown as a notice of that type. */
export interface ServerMessage {
  type: string;
  message: string;
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

export const serverMessageFrom = (body: unknown): ServerMessage => {
  const wire = recordOf(body);
  // A backend may answer without a message, but an answer of another shape comes from another server.
  if (body !== null && (!isRecord(body) || isObject(wire.type) || isObject(wire.message)))
    throw unreadable('the message of a call');
  return { type: textOf(wire.type) || 'success', message: textOf(wire.message) };
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

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

export const draftKeyFromWire = (user: unknown): string => textOf(recordOf(user).draft_key);

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
  async signIn(email: string, password: string, replaced?: string | null): Promise<Grant> {
    const body = { email, password };
    const answer = await client.call({ method: 'POST', path: '/login', body, bearer: replaced });
    return grantFrom(answer, client.baseUrl, 'POST /login');
  },

  async signUp({ password, locale, ...person }: SignUp): Promise<ServerMessage> {
    const body = { ...signUpBody(person), password };
    // The body has the five fields of the specification.
    const headers = locale ? { 'accept-language': locale } : undefined;
    const answer = await client.call({ method: 'POST', path: '/signup', body, headers });
    return serverMessageFrom(answer.body);
  },

  async signOut(): Promise<void> {
    await client.call({ method: 'POST', path: '/logout', token: 'always', keepalive: true });
  },

  /** The person's time zone, in which other people see their times. */
  async reportTimeZone(zone: string): Promise<void> {
    await client.call({
      method: 'PATCH',
      path: '/user/Profile',
      body: { timezone: zone },
      token: 'always',
    });
  },

  /** The language of the mails to the person. */
  async reportLocale(locale: string): Promise<void> {
    await client.call({ method: 'PATCH', path: '/user/Profile', body: { locale }, token: 'always' });
  },

  /** Sends the link again that confirms the e-mail address. */
  async resendVerification(): Promise<void> {
    await client.call({ method: 'POST', path: '/email/verification', token: 'always' });
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
  const { body } = await client.call({ path: '/user/Profile', token: 'always' });
  const wire = firstOf(body);
  const user = userFromWire(wire, client.baseUrl);
  if (!user.id && !user.email) throw unreadable('GET /user/Profile');
  return [user, wire];
}
