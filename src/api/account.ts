/** Sign-in, sign-up, sign-out, and the signed-in user. */
import type { User } from '#core/domain/user.ts';
import { ApiError, unreadable } from './api-error.ts';
import type { Client } from './client.ts';
import { userFromWire } from './person.ts';
import { firstOf, isRecord, recordOf, textOf } from './wire.ts';

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
}

export const serverMessageFrom = (body: unknown): ServerMessage => {
  const wire = recordOf(body);
  // A backend may answer without a message, but an answer of another shape comes from another server.
  if (body !== null && (!isRecord(body) || isObject(wire.type) || isObject(wire.message)))
    throw unreadable('the message of a call');
  return { type: textOf(wire.type) || 'success', message: textOf(wire.message) };
};

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

export const account = (client: Client) => ({
  async signIn(
    email: string,
    password: string,
  ): Promise<{ token: string; user: User; serverMessage: ServerMessage }> {
    const { body } = await client.call({ method: 'POST', path: '/login', body: { email, password } });
    const wire = recordOf(body);
    const token = textOf(wire.token);
    const serverMessage = serverMessageFrom(body);
    if (!token) {
      throw new ApiError({
        reason: 'refused',
        status: 401,
        ...serverMessage,
        type: 'error',
        call: 'POST /login',
      });
    }
    return { token, user: userFromWire(firstOf(wire.user), client.baseUrl), serverMessage };
  },

  async signUp({ firstName, lastName, email, password, language }: SignUp): Promise<ServerMessage> {
    const body = { firstname: firstName, lastname: lastName, email, password, language };
    const answer = await client.call({ method: 'POST', path: '/signup', body });
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

  async profile(): Promise<User> {
    const { body } = await client.call({ path: '/user/Profile', token: 'always' });
    const user = userFromWire(firstOf(body), client.baseUrl);
    if (!user.id && !user.email) throw unreadable('GET /user/Profile');
    return user;
  },
});
