/** The signed-in user's own account: profile, address, password, sessions, mails, data export, deletion. */

import type { LanguageLevels } from '#core/domain/language-level.ts';
import { type MailChoices, mailKinds } from '#core/domain/mail-choice.ts';
import type { Client } from './client.ts';
import { identified, rowsOf } from './rows.ts';
import { type ServerMessage, serverMessageFrom, signedIn } from './signed-in.ts';
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

export const ownAccount = (client: Client) => {
  const { read, send, sendCredential } = signedIn(client);
  return {
    /** Without the present one where the user was asked for it, or used a passkey, a short time ago. */
    changePassword: (current: string | undefined, next: string) =>
      sendCredential('POST', '/user/password', { body: { current, next } }),

    /** Enters the password again, for calls that want it to be recent. */
    confirmPassword: (password: string) => send('POST', '/user/reauthenticate', { body: { password } }),

    sessions: async (): Promise<OpenSession[]> =>
      rowsOf(await read('/user/sessions'), (row) => identified(sessionFromWire(row))),

    endOtherSessions: () => send('DELETE', '/user/sessions'),
    endSession: (id: string) => send('DELETE', `/user/sessions/${encodeURIComponent(id)}`),

    /** Everything the backend stores about the user, as a file. */
    copy: async (): Promise<Blob> =>
      new Blob([JSON.stringify(await read('/user/export'), null, 2)], { type: 'application/json' }),

    remove: (password: string | undefined) => send('DELETE', '/user', { body: { password } }),
  };
};

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

export const ownAddress = (client: Client) => {
  const { read, send } = signedIn(client);
  return {
    read: async (): Promise<OwnAddress> => addressFromWire(await read('/user/email')),

    /** It changes once the new one is confirmed. */
    change: (email: string, password: string | undefined) =>
      send('PATCH', '/user/email', { body: { email, password } }),

    cancelChange: () => send('DELETE', '/user/email/change'),
  };
};

const choicesFromWire = (value: unknown): MailChoices => {
  const wire = recordOf(value);
  const entries = mailKinds.flatMap((kind) =>
    wire[kind] === 'now' || wire[kind] === 'never' ? [[kind, wire[kind] === 'now'] as const] : [],
  );
  return Object.fromEntries(entries);
};

export const mailChoices = (client: Client) => {
  const { call, read } = signedIn(client);
  const path = '/user/notifications';
  return {
    read: async (): Promise<MailChoices> => choicesFromWire(await read(path)),

    /** What is not in `choices` stays as it is. */
    async choose(choices: MailChoices): Promise<MailChoices> {
      const chosen = Object.entries(choices).map(([kind, isMailed]) => [kind, isMailed ? 'now' : 'never']);
      return choicesFromWire((await call({ method: 'PATCH', path, body: Object.fromEntries(chosen) })).body);
    },
  };
};

/** What users may change about themselves: all but the e-mail address. */
export interface ProfileChange {
  firstName: string;
  lastName: string;
  /** Undefined stays as it is, as the address. */
  phone?: string;
  address?: string;
  languages: readonly string[];
  about?: string;
  languageLevels?: LanguageLevels;
}

export const profile = (client: Client) => {
  const { call, send } = signedIn(client);
  return {
    save: ({ firstName, lastName, phone, languageLevels, ...change }: ProfileChange) =>
      send('PATCH', '/user/Profile', {
        body: {
          firstname: firstName,
          lastname: lastName,
          phonenumber: phone,
          language_levels: languageLevels,
          ...change,
        },
      }),

    /** Replaces the person's picture; the progress runs from 0 to 1. */
    async uploadImage(file: File, onProgress: (sent: number) => void): Promise<ServerMessage> {
      const form = new FormData();
      form.append('image', file);
      const { body } = await call({ method: 'POST', path: '/upload', body: form, onProgress });
      // The spec shows `data` as the notice; `message` is an addition of ours.
      const serverMessage = serverMessageFrom(body);
      return { ...serverMessage, message: textOf(recordOf(body).data) || serverMessage.message };
    },
  };
};
