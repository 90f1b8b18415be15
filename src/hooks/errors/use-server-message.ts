import { useCallback } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { ServerMessage } from '#core/api/signed-in.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useReadsEnglish } from '#core/i18n/context.ts';
import { connectionTopic } from '#core/runtime/notices.ts';

/** The backend's message (spec section 7) for readers of English; our own text for others, and where it sent none. */
export function useServerMessageText(): (
  serverMessage: Pick<ServerMessage, 'message'>,
  own: string,
) => string {
  const readsEnglish = useReadsEnglish();
  return useCallback(({ message }, own) => (readsEnglish && message) || own, [readsEnglish]);
}

/** Shows the backend's message as a toast. */
export function useNotify(): (serverMessage: ServerMessage, own: string) => void {
  const { runtime, tag } = useWidget();
  const { notices } = runtime;
  const messageText = useServerMessageText();
  return useCallback(
    (serverMessage, own) =>
      notices.notify(serverMessage.type, messageText(serverMessage, own), { topic: tag }),
    [notices, messageText, tag],
  );
}

/** The outcome of a widget’s newest action replaces that of the one before: “could not be saved” goes once it is saved. */
export const failureTopic = (tag: string, error: unknown): string =>
  error instanceof ApiError && error.reason === 'offline' ? connectionTopic : tag;
