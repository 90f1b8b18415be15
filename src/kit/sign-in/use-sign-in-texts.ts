import type { ServerMessage } from '#core/api/account.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useErrorText, type WordsByStatus } from '#core/kit/errors/use-error-text.ts';
import { useServerMessageText } from '#core/kit/errors/use-server-message.ts';

/** What is said of a sign-in: the backend's words (spec section 7) to whoever reads English, our own to others. */
export function useSignInTexts() {
  const t = useMessages(coreMessages);
  const errorText = useErrorText();
  const toldText = useServerMessageText();
  return {
    welcome: (serverMessage: ServerMessage): string => toldText(serverMessage, t.signedIn),
    /** A 401 is no session that ended here, but a wrong password. */
    refusal: (error: Error, words?: WordsByStatus): string =>
      errorText(error, { 401: t.wrongPassword, ...words }),
  };
}
