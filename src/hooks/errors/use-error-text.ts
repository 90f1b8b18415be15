import { useCallback, useContext, useEffect, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { LocaleContext, useMessages, useReadsEnglish } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { inPlainEnglish } from '#core/i18n/plain-english.ts';

/** What a status means in one view, for readers in other languages than English whose backend sends no error codes. */
export type TextByStatus = Readonly<Record<number, string>>;

/**
 * The text of an error: what went wrong and what to do. Readers of English get the backend's own message, with the names
 * that people know. Readers of other
 * languages get our translation of its code, or else of its status.
 */
export function useErrorText(): (error: Error, texts?: TextByStatus) => string {
  const t = useMessages(coreMessages);
  const readsEnglish = useReadsEnglish();
  const refusalText = useRefusalText();
  return useCallback(
    (error, texts = {}) => {
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
      // Its reason is for developers: what people entered is refused by other codes.
      const isMalformed = error.code === 'malformed';
      if (readsEnglish && error.message && !isMalformed) return inPlainEnglish(error);
      const own =
        (isMalformed ? undefined : refusalText(error)) ?? texts[error.status] ?? ownText(error.status, t);
      return own ?? (error.message || t.errorServer);
    },
    [t, readsEnglish, refusalText],
  );
}

type RefusalText = Awaited<ReturnType<typeof import('#core/i18n/load-refusals.ts').loadRefusals>>;

/** The translations of error codes are loaded by views that make calls, and only in other languages than English. */
function useRefusalText(): (error: ApiError) => string | undefined {
  const { locale, overrides } = useContext(LocaleContext);
  const readsEnglish = useReadsEnglish();
  const [text, setText] = useState<RefusalText | null>(null);

  useEffect(() => {
    let isMounted = !readsEnglish;
    const load = async () => {
      const { loadRefusals } = await import('#core/i18n/load-refusals.ts');
      const loaded = await loadRefusals(locale, overrides);
      if (isMounted) setText(() => loaded);
    };
    // Where they cannot be loaded, there are still texts by status.
    if (isMounted) load().catch(() => undefined);
    return () => {
      isMounted = false;
      setText(null);
    };
  }, [locale, overrides, readsEnglish]);

  return useCallback(({ code, values }) => text?.(code, values), [text]);
}

const keyByStatus = {
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

const isKnown = (status: number): status is keyof typeof keyByStatus => status in keyByStatus;

function ownText(status: number, t: typeof coreMessages.en): string | undefined {
  if (isKnown(status)) return t[keyByStatus[status]];
  return status >= 500 ? t.errorServer : undefined;
}
