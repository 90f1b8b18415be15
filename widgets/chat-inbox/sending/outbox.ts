import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { conversations } from '#core/api/conversations.ts';
import type { Message } from '#core/domain/conversation.ts';
import { newKey } from '#core/kit/data/use-action.ts';
import { useLiveStatus } from '#core/kit/data/use-live.ts';
import { errorDetail } from '#core/kit/data/use-resource.ts';
import { useWidget, type WidgetSettings } from '#core/kit/widget-context.ts';
import { dropFromOutbox, isInOutbox, readOutbox, storeInOutbox } from '#core/session/outbox-storage.ts';
import { createSending, mayPass, type Outgoing, type Sending } from './send-queue.ts';

export interface Outbox {
  outgoing: readonly Outgoing[];
  send(conversationId: string, text: string, files: readonly File[], own: readonly Message[]): void;
  retry(one: Outgoing): void;
  /** Takes messages away that have arrived, or that the person gives up. */
  forget(keys: readonly string[]): void;
  /** The same name for a message before and after it has arrived. */
  nameOf(id: string): string;
}

export const hasArrived = ({ id, text, twins, status }: Outgoing, own: readonly Message[]): boolean =>
  status !== 'failed' &&
  (id
    ? own.some((message) => message.id === id)
    : own.filter((message) => message.text === text).length > twins);

/** As long as the backend knows a repeat from a new message; what is older, only the person sends again. */
const repeatable = 23 * 60 * 60 * 1000;

function restored(personId: string): Outgoing[] {
  return (readOutbox(personId) ?? []).map((one) => {
    const isLate = Date.now() - one.writtenAt.getTime() > repeatable;
    const rest = { files: [], id: '', twins: Number.POSITIVE_INFINITY };
    return { ...one, ...rest, status: isLate ? 'failed' : 'sending' };
  });
}

function openOutbox(
  personId: string,
  { client, demo, emit }: WidgetSettings,
  onSent: (one: Outgoing) => void,
): Sending {
  return createSending({
    kept: demo ? [] : restored(personId),
    async deliver({ key, conversationId, text, files }, onProgress) {
      if (demo) return key;
      const more = files.length > 0 ? { files, onProgress } : {};
      const id = await conversations(client).send(conversationId, text, key, more);
      dropFromOutbox(personId, key);
      return id;
    },
    isStillQueued: ({ key, files }) => Boolean(demo) || files.length > 0 || isInOutbox(personId, key),
    onSent(one) {
      onSent(one);
      emit('dragoman-message-sent', { id: one.id, conversationId: one.conversationId });
    },
    onFailed: (error) => emit('dragoman-error', errorDetail(error)),
  });
}

/** What a person has written and the backend has not shown yet: sent in order, kept on the device until it is. */
export function useOutbox(personId: string, onSent: () => void): Outbox {
  const settings = useWidget();
  const { demo } = settings;
  const names = useRef(new Map<string, string>());
  const heard = useRef(onSent);
  useEffect(() => {
    heard.current = onSent;
  }, [onSent]);
  const [sending] = useState(() =>
    openOutbox(personId, settings, ({ id, key }) => {
      names.current.set(id, key);
      heard.current();
    }),
  );
  const outgoing = useSyncExternalStore(sending.subscribe, sending.read, sending.read);
  useRetries(sending, outgoing.some(mayPass));

  return useMemo(
    () => ({
      outgoing,
      send(conversationId, text, files, own) {
        const isTwin = (one: { text: string }) => one.text === text;
        const onWay = outgoing.filter((one) => isTwin(one) && !hasArrived(one, own));
        const one: Outgoing = {
          key: newKey(),
          conversationId,
          text,
          files,
          writtenAt: new Date(),
          status: 'sending',
          id: '',
          twins: own.filter(isTwin).length + onWay.length,
        };
        // Files are too large for what a device keeps for a page.
        if (!demo && files.length === 0) {
          const { key, writtenAt } = one;
          storeInOutbox(personId, { key, conversationId, text, writtenAt });
        }
        sending.add(one);
      },
      retry: ({ conversationId }) => sending.retry(conversationId),
      forget(keys) {
        if (!demo) for (const key of keys) dropFromOutbox(personId, key);
        sending.remove(keys);
      },
      nameOf: (id) => names.current.get(id) ?? id,
    }),
    [outgoing, sending, personId, demo],
  );
}

const pause = { shortest: 5_000, longest: 60_000 };

/** Tries again as soon as there is a line, and now and then in case nobody says so. */
function useRetries(sending: Sending, isHeldUp: boolean): void {
  const line = useLiveStatus();
  const tries = useRef(0);
  const retry = useCallback(() => {
    tries.current += 1;
    sending.retry();
  }, [sending]);

  // Begins with what was left of an earlier page.
  useEffect(() => sending.retry(), [sending]);
  useEffect(() => {
    if (line === 'open') sending.retry();
  }, [line, sending]);
  useEffect(() => {
    if (!isHeldUp) return;
    const timer = setTimeout(retry, Math.min(pause.shortest * 2 ** tries.current, pause.longest));
    globalThis.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', retry);
    };
  }, [isHeldUp, retry]);
  useEffect(() => {
    if (line === 'open') tries.current = 0;
  }, [line]);
}
