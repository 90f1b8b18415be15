import { useCallback } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { useMessages, useReadsEnglish } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';

/** What a status means at one place, for readers who do not know the backend’s words. */
export type WordsByStatus = Readonly<Record<number, string>>;

/** Says in plain words what went wrong and what to do: the backend's own where it gave any that the reader knows. */
export function useErrorText(): (error: Error, words?: WordsByStatus) => string {
  const t = useMessages(coreMessages);
  const readsEnglish = useReadsEnglish();
  return useCallback(
    (error, words = {}) => {
      if (!(error instanceof ApiError)) return t.errorCrash;
      switch (error.reason) {
        case 'offline':
          return t.errorOffline;
        case 'timeout':
          return t.errorTimeout;
        case 'unreachable':
          return t.errorUnreachable;
        case 'unreadable':
          return t.errorUnreadable;
      }
      const own = words[error.status] ?? ownText(error.status, t);
      return (readsEnglish || !own) && error.message ? error.message : (own ?? t.errorServer);
    },
    [t, readsEnglish],
  );
}

const texts = {
  400: 'errorInvalid',
  401: 'errorSignIn',
  403: 'errorForbidden',
  404: 'errorNotFound',
  409: 'errorGone',
  413: 'errorTooLarge',
  415: 'errorWrongType',
  422: 'errorInvalid',
  429: 'errorTooMany',
} as const;

const isKnown = (status: number): status is keyof typeof texts => status in texts;

function ownText(status: number, t: typeof coreMessages.en): string | undefined {
  if (isKnown(status)) return t[texts[status]];
  return status >= 500 ? t.errorServer : undefined;
}
