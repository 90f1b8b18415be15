/** The messages that a person has written and the backend has not shown yet. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { backoff } from '#core/api/api-error.ts';
import { isOffline } from '#core/api/client.ts';
import { conversations } from '#core/api/conversations.ts';
import type { Message } from '#core/domain/conversation.ts';
import { newKey } from '#core/hooks/data/use-action.ts';
import { useLiveStatus } from '#core/hooks/data/use-live-resource.ts';
import { usePersonalStorage } from '#core/hooks/data/use-personal-storage.ts';
import { errorDetail } from '#core/hooks/data/use-resource.ts';
import { useWidget, type WidgetSettings } from '#core/hooks/widget-context.ts';
import { dropFromOutbox, isInOutbox, readOutbox, storeInOutbox } from '#core/session/outbox-storage.ts';
import type { PersonalStorage } from '#core/session/personal-storage.ts';
import { createSendQueue, hasTransientError, type Outgoing, type SendQueue } from './send-queue.ts';

export interface Outbox {
  outgoing: readonly Outgoing[];
  send(conversationId: string, text: string, files: readonly File[], own: readonly Message[]): void;
  retry(one: Outgoing): void;
  /** Removes messages that have arrived or that the person discards. */
  discard(keys: readonly string[]): void;
  /** A message has one React key before and after it has arrived. */
  keyOf(id: string): string;
}

export const hasArrived = (
  { id, text, equalTextsBefore, status }: Outgoing,
  own: readonly Message[],
): boolean =>
  status !== 'failed' &&
  (id
    ? own.some((message) => message.id === id)
    : own.filter((message) => message.text === text).length > equalTextsBefore);

/** The backend remembers idempotency keys for a day. An older message is sent again only when the person asks. */
const retryWindowMs = 23 * 60 * 60 * 1000;

function restored(storage: PersonalStorage): Outgoing[] {
  return readOutbox(storage).map((one) => {
    const isLate = Date.now() - one.writtenAt.getTime() > retryWindowMs;
    const rest = { files: [], id: '', equalTextsBefore: Number.POSITIVE_INFINITY };
    return { ...one, ...rest, status: isLate ? 'failed' : 'sending' };
  });
}

function openOutbox(
  personId: string,
  { client, demo, emit, session }: WidgetSettings,
  personal: PersonalStorage,
  onSent: (one: Outgoing) => void,
): SendQueue {
  const { store } = session;
  /** Whoever signs in next must not send it. */
  const isSignedIn = () => store.getState().user?.id === personId;
  return createSendQueue({
    initial: demo ? [] : restored(personal),
    async deliver({ key, conversationId, text, files }, onProgress) {
      if (demo) return key;
      const more = files.length > 0 ? { files, onProgress } : {};
      const id = await conversations(client).send(conversationId, text, key, more);
      dropFromOutbox(personal, key);
      return id;
    },
    isStillQueued: ({ key, files }) =>
      Boolean(demo) || (isSignedIn() && (files.length > 0 || isInOutbox(personal, key))),
    onSent(one) {
      onSent(one);
      emit('dragoman-message-sent', { id: one.id, conversationId: one.conversationId });
    },
    onFailed: (error) => emit('dragoman-error', errorDetail(error)),
  });
}

/** The outbox of a person: messages are sent in order and stored on the device until the backend has them. */
export function useOutbox(personId: string, onSent: () => void): Outbox {
  const settings = useWidget();
  const { demo } = settings;
  const personal = usePersonalStorage();
  const keysById = useRef(new Map<string, string>());
  const latestOnSent = useRef(onSent);
  useEffect(() => {
    latestOnSent.current = onSent;
  }, [onSent]);
  const [queue] = useState(() =>
    openOutbox(personId, settings, personal, ({ id, key }) => {
      keysById.current.set(id, key);
      latestOnSent.current();
    }),
  );
  const outgoing = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useRetries(queue, outgoing.some(hasTransientError));

  return useMemo(
    () => ({
      outgoing,
      send(conversationId, text, files, own) {
        const hasEqualText = (one: { text: string }) => one.text === text;
        const notArrived = outgoing.filter((one) => hasEqualText(one) && !hasArrived(one, own));
        const one: Outgoing = {
          key: newKey(),
          conversationId,
          text,
          files,
          writtenAt: new Date(),
          status: 'sending',
          id: '',
          equalTextsBefore: own.filter(hasEqualText).length + notArrived.length,
        };
        // Files are too large for the storage that a page has on a device.
        if (!demo && files.length === 0) {
          const { key, writtenAt } = one;
          storeInOutbox(personal, { key, conversationId, text, writtenAt });
        }
        queue.add(one);
      },
      retry: ({ conversationId }) => queue.retry(conversationId),
      discard(keys) {
        if (!demo) for (const key of keys) dropFromOutbox(personal, key);
        queue.remove(keys);
      },
      keyOf: (id) => keysById.current.get(id) ?? id,
    }),
    [outgoing, queue, personal, demo],
  );
}

/** Retries as soon as there is a connection, and with exponential backoff in case the browser does not report one. */
function useRetries(queue: SendQueue, hasFailed: boolean): void {
  const status = useLiveStatus();
  const attempts = useRef(0);
  const retry = useCallback(() => {
    attempts.current += 1;
    queue.retry();
  }, [queue]);

  // Starts with messages that an earlier page did not send.
  useEffect(() => queue.retry(), [queue]);
  useEffect(() => {
    if (status === 'open') queue.retry();
  }, [status, queue]);
  useEffect(() => {
    if (!hasFailed) return;
    // Offline, every attempt fails.
    const timer = isOffline() ? undefined : setTimeout(retry, backoff(attempts.current));
    globalThis.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', retry);
    };
  }, [hasFailed, retry]);
  useEffect(() => {
    if (status === 'open') attempts.current = 0;
  }, [status]);
}
