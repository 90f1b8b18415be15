import { type TextByStatus, useErrorText } from '#core/kit/errors/use-error-text.ts';
import { PasskeyError } from './passkey-error.ts';
import { usePasskeyMessages } from './use-passkey-messages.ts';

/** What went wrong with a passkey, on the device or at the backend, and what to do. */
export function usePasskeyText(): (error: Error, texts?: TextByStatus) => string {
  const t = usePasskeyMessages();
  const errorText = useErrorText();
  return (error, texts) => {
    if (!(error instanceof PasskeyError)) return errorText(error, texts);
    return error.reason === 'exists' ? t.exists : t.failed;
  };
}
