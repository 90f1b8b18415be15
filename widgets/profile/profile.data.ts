import { useState } from 'react';
import { account, type ServerMessage } from '#core/api/account.ts';
import { type ProfileChange, profile } from '#core/api/profile.ts';
import type { User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { type ActionState, useAction } from '#core/kit/data/use-action.ts';
import { type Resource, useResource } from '#core/kit/data/use-resource.ts';
import { failedFor, useViewer } from '#core/kit/data/use-viewer.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { failureTopic, useNotify } from '#core/kit/errors/use-server-message.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { profileMessages } from './profile.messages.ts';

const sample = {
  ready: async (): Promise<User | null> => (await import('#core/domain/sample-user.ts')).sampleUser,
  empty: null,
};

/** The user's own profile; null while signed out. */
export function useProfile(): Resource<User | null> {
  const { demo } = useWidget();
  const viewer = useViewer();
  const id = viewer.status === 'signed-in' ? viewer.user.id : null;
  const found = useResource(
    demo || id ? ['profile', id] : null,
    (client): Promise<User | null> => account(client).profile(),
    sample,
  );
  if (!demo && viewer.status === 'signed-out') {
    return { status: 'ready', value: null, isRefreshing: false, refresh: async () => undefined };
  }
  return failedFor(viewer) ?? found;
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
  const { runtime, session, tag, demo } = useWidget();
  const errorText = useErrorText();
  const { uploaded } = useMessages(profileMessages);
  const notify = useNotify();
  const [sent, setSent] = useState(0);
  const [upload, state] = useAction(async (client, { file }: { file: File; chosen: number }) => {
    setSent(0);
    if (demo) return { type: 'info', message: '' };
    const serverMessage = await profile(client)
      .uploadImage(file, setSent)
      .catch((cause: unknown) => {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        runtime.notices.notify('warning', errorText(error), {
          isAnnouncedElsewhere: true,
          topic: failureTopic(tag, error),
        });
        throw error;
      });
    await session.refreshUser();
    notify({ ...serverMessage, type: 'info' }, uploaded);
    return serverMessage;
  });
  return { upload, state, sent };
}
