import { useCallback } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { useMessages, useReadsEnglish } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';

/** Says in plain words what went wrong and what to do: the backend's own where it gave any that the reader knows. */
export function useErrorText(): (error: Error) => string {
  const t = useMessages(coreMessages);
  const readsEnglish = useReadsEnglish();
  return useCallback(
    (error) => {
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
      const own = ownText(error.status, t);
      return (readsEnglish || !own) && error.message ? error.message : (own ?? t.errorServer);
    },
    [t, readsEnglish],
  );
}

function ownText(status: number, t: typeof coreMessages.en): string | undefined {
  switch (status) {
    case 401:
      return t.errorSignIn;
    case 404:
      return t.errorNotFound;
    case 429:
      return t.errorTooMany;
    default:
      return status >= 500 ? t.errorServer : undefined;
  }
}
