import type { ServerMessage } from '#core/api/signed-in.ts';
import { type TextByStatus, useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useServerMessageText } from '#core/hooks/errors/use-server-message.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';

/** The texts about a sign-in: the backend's (spec section 7) for readers of English, our own for others. */
export function useSignInTexts() {
  const t = useMessages(coreMessages);
  const errorText = useErrorText();
  const messageText = useServerMessageText();
  return {
    welcome: (serverMessage: ServerMessage): string => messageText(serverMessage, t.signedIn),
    /** Here a 401 is no expired session, but a wrong password. */
    refusal: (error: Error, texts?: TextByStatus): string =>
      errorText(error, { 401: t.wrongPassword, ...texts }),
  };
}
