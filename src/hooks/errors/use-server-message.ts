import { useCallback } from 'react';
import { ApiError, marketplacePath } from '#core/api/api-error.ts';
import type { ServerMessage } from '#core/api/signed-in.ts';
import type { NoticeType } from '#core/domain/notice.ts';
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

interface FailureNotice {
  /** Instead of the backend's. */
  type?: NoticeType;
  /** Instead of the widget's actions. */
  topic?: string;
}

/**
 * Shows a failure that its form says too as a toast (spec section 8), with the backend's type. The outcome of a widget’s newest
 * action replaces that of the one before: “could not be saved” goes once it is saved. Offline no backend has answered: the
 * form alone says so, in place of the page's toast.
 */
export function useNotifyFailure(): (error: unknown, message: string, options?: FailureNotice) => void {
  const { runtime, tag } = useWidget();
  const { notices } = runtime;
  return useCallback(
    (error, message, { type, topic = tag } = {}) => {
      if (error instanceof ApiError && error.reason === 'offline') return notices.withdraw(connectionTopic);
      // Its form says so, and shows the way to where it can be done.
      if (marketplacePath(error)) return;
      const given = error instanceof ApiError ? error.type : 'error';
      notices.notify(type ?? given, message, { isAnnouncedElsewhere: true, topic });
    },
    [notices, tag],
  );
}
