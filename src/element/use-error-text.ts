import { useCallback } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';

/** Says in plain words what went wrong and what to do: the backend's own words where it gave any. */
export function useErrorText(): (error: Error) => string {
  const t = useMessages(coreMessages);
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
      if (error.status === 401) return error.message || t.errorSignIn;
      if (error.message) return error.message;
      if (error.status === 404) return t.errorNotFound;
      return error.status === 429 ? t.errorTooMany : t.errorServer;
    },
    [t],
  );
}
