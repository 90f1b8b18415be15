import { useCallback, useContext, useEffect, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { LocaleContext, useMessages, useReadsEnglish } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';

/** What a status means at one place, for readers who do not know the words of a backend that sends no codes. */
export type WordsByStatus = Readonly<Record<number, string>>;

/**
 * Says in plain words what went wrong and what to do: the backend's own to whoever reads English; to others ours for
 * its code, or for its status where it sends none.
 */
export function useErrorText(): (error: Error, words?: WordsByStatus) => string {
  const t = useMessages(coreMessages);
  const readsEnglish = useReadsEnglish();
  const refusalText = useRefusalText();
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
      if (readsEnglish && error.message) return error.message;
      const own = refusalText(error) ?? words[error.status] ?? ownText(error.status, t);
      return own ?? (error.message || t.errorServer);
    },
    [t, readsEnglish, refusalText],
  );
}

type RefusalText = Awaited<ReturnType<typeof import('#core/i18n/load-refusals.ts').loadRefusals>>;

/** They come when somebody may be refused, and only for who does not read the backend's own. */
function useRefusalText(): (error: ApiError) => string | undefined {
  const { locale, overrides } = useContext(LocaleContext);
  const readsEnglish = useReadsEnglish();
  const [text, setText] = useState<RefusalText | null>(null);

  useEffect(() => {
    let isWanted = !readsEnglish;
    const load = async () => {
      const { loadRefusals } = await import('#core/i18n/load-refusals.ts');
      const loaded = await loadRefusals(locale, overrides);
      if (isWanted) setText(() => loaded);
    };
    // Without them there are still words by status.
    if (isWanted) load().catch(() => undefined);
    return () => {
      isWanted = false;
      setText(null);
    };
  }, [locale, overrides, readsEnglish]);

  return useCallback(({ code, values }) => text?.(code, values), [text]);
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
