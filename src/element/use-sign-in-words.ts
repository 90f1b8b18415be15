import type { Told } from '#core/api/account.ts';
import { ApiError } from '#core/api/api-error.ts';
import { useMessages, useReadsEnglish } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useErrorText } from './use-error-text.ts';
import { useToldText } from './use-told-text.ts';

/** What is said of a sign-in: the backend's words (spec section 7) to whoever reads English, our own to others. */
export function useSignInWords() {
  const t = useMessages(coreMessages);
  const readsEnglish = useReadsEnglish();
  const errorText = useErrorText();
  const toldText = useToldText();
  return {
    welcome: (told: Told): string => toldText(told, t.signedIn),
    /** A 401 is no session that ended here, but a wrong password. */
    refusal: (error: Error): string =>
      !readsEnglish && error instanceof ApiError && error.status === 401 ? t.wrongPassword : errorText(error),
  };
}
