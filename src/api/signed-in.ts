/** Calls of a signed-in user: each carries the session's token, and what changes something is answered with a message. */

import type { Query } from './address.ts';
import { unreadable } from './api-error.ts';
import type { Answer, Call, Client } from './client.ts';
import { isRecord, recordOf, textOf } from './wire.ts';

/** The backend's message to the user after a call, shown as a notice of that type. */
export interface ServerMessage {
  type: string;
  message: string;
  /** After a change of the ways to sign in: the address that was to replace the user's, and no longer can. */
  cancelledEmail?: string;
}

export const serverMessageFrom = (body: unknown): ServerMessage => {
  const wire = recordOf(body);
  // A backend may answer without a message, but an answer of another shape comes from another server.
  if (body !== null && (!isRecord(body) || isObject(wire.type) || isObject(wire.message)))
    throw unreadable('the message of a call');
  return { type: textOf(wire.type) || 'success', message: textOf(wire.message) };
};

/** The message of a call that changes how one signs in. */
export function credentialMessageFrom(body: unknown): ServerMessage {
  const cancelledEmail = textOf(recordOf(body).cancelled_email);
  return { ...serverMessageFrom(body), ...(cancelledEmail && { cancelledEmail }) };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

interface SignedIn {
  call(call: Omit<Call, 'token'>): Promise<Answer>;
  /** The body of the answer to a read. */
  read(path: string, query?: Query): Promise<unknown>;
  /** Changes something; the backend's message about it. */
  send(
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    options?: Omit<Call, 'token' | 'method' | 'path'>,
  ): Promise<ServerMessage>;
  /** Changes how one signs in, which ends a change of the address that waits. */
  sendCredential: SignedIn['send'];
}

export function signedIn(client: Client): SignedIn {
  const call: SignedIn['call'] = (options) => client.call({ ...options, token: 'always' });
  return {
    call,
    read: async (path, query) => (await call({ path, query })).body,
    send: async (method, path, options) => serverMessageFrom((await call({ method, path, ...options })).body),
    sendCredential: async (method, path, options) =>
      credentialMessageFrom((await call({ method, path, ...options })).body),
  };
}
