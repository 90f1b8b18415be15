import { useState } from 'react';
import { type ProfileChange, profile } from '#core/api/account.ts';
import type { Client } from '#core/api/client.ts';
import { account } from '#core/api/session.ts';
import type { ServerMessage } from '#core/api/signed-in.ts';
import type { User } from '#core/domain/user.ts';
import { type ActionState, useAction } from '#core/hooks/data/use-action.ts';
import { useResource } from '#core/hooks/data/use-resource.ts';
import { useSignedIn } from '#core/hooks/data/use-signed-in.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useNotify, useNotifyFailure } from '#core/hooks/errors/use-server-message.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { profileMessages } from './profile.messages.ts';

const sample = {
  ready: async (): Promise<User | null> => (await import('#core/domain/samples/sample-user.ts')).sampleUser,
  empty: null,
};

/** The user's own profile. */
export function useProfile() {
  const signedIn = useSignedIn();
  const read = (client: Client): Promise<User | null> => account(client).profile();
  return signedIn.only(useResource(signedIn.key('profile'), read, sample));
}

type Save = [
  save: (change: ProfileChange) => Promise<ServerMessage | undefined>,
  state: ActionState<ServerMessage>,
];

/** Saves the profile, and updates the name and picture in all widgets of the page. */
export function useSaveProfile(): Save {
  const { session, demo, emit } = useWidget();
  const { saved } = useMessages(profileMessages);
  const notify = useNotify();
  return useAction(async (client, change: ProfileChange) => {
    if (demo) return { type: 'success', message: '' };
    const serverMessage = await profile(client).save(change);
    await session.refreshUser();
    const { user } = session.store.getState();
    if (user) emit('dragoman-profile-saved', { user });
    notify(serverMessage, saved);
    return serverMessage;
  });
}

/** Uploads a picture. A failure is shown as a warning (spec section 8). */
export function useUploadPicture() {
  const { session, demo } = useWidget();
  const errorText = useErrorText();
  const { uploaded } = useMessages(profileMessages);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [sent, setSent] = useState(0);
  const [upload, state] = useAction(async (client, { file }: { file: File; chosen: number }) => {
    setSent(0);
    if (demo) return { type: 'info', message: '' };
    const serverMessage = await profile(client)
      .uploadImage(file, setSent)
      .catch((cause: unknown) => {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        notifyFailure(error, errorText(error), { type: 'warning' });
        throw error;
      });
    await session.refreshUser();
    notify({ ...serverMessage, type: 'info' }, uploaded);
    return serverMessage;
  });
  return { upload, state, sent };
}
