import { useMessages } from '#core/i18n/context.ts';
import { type TextByStatus, useErrorText } from '#core/kit/errors/use-error-text.ts';
import { passkeyMessages } from './passkey.messages.ts';
import { PasskeyError } from './passkey-error.ts';

/** What went wrong with a passkey, on the device or at the backend, and what to do. */
export function usePasskeyText(): (error: Error, texts?: TextByStatus) => string {
  const t = useMessages(passkeyMessages);
  const errorText = useErrorText();
  return (error, texts) => {
    if (!(error instanceof PasskeyError)) return errorText(error, texts);
    return error.reason === 'exists' ? t.exists : t.failed;
  };
}
