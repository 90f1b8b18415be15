import type { LanguageLevels } from '#core/domain/language-level.ts';
import { type ServerMessage, serverMessageFrom } from './account.ts';
import type { Client } from './client.ts';
import { recordOf, textOf } from './wire.ts';

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

export const profile = (client: Client) => ({
  async save(change: ProfileChange): Promise<ServerMessage> {
    const { firstName, lastName, phone, address, languages, about, languageLevels } = change;
    const { body } = await client.call({
      method: 'PATCH',
      path: '/user/Profile',
      body: {
        ...{ firstname: firstName, lastname: lastName, phonenumber: phone, address, languages, about },
        language_levels: languageLevels,
      },
      token: 'always',
    });
    return serverMessageFrom(body);
  },

  /** Replaces the person's picture; the progress runs from 0 to 1. */
  async uploadImage(file: File, onProgress: (sent: number) => void): Promise<ServerMessage> {
    const form = new FormData();
    form.append('image', file);
    const { body } = await client.call({
      method: 'POST',
      path: '/upload',
      body: form,
      token: 'always',
      onProgress,
    });
    // The spec shows `data` as the notice; `message` is an addition of ours.
    const serverMessage = serverMessageFrom(body);
    return { ...serverMessage, message: textOf(recordOf(body).data) || serverMessage.message };
  },
});
