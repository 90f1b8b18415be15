/** What every view of passkeys needs: whether the browser has them, and what to say where one was not used. */
import { type TextByStatus, useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { usePasskeyMessages } from './use-passkey-messages.ts';

const isPasskeyHost = (hostname: string): boolean => !/^(\d+(\.\d+){3}|\[.*\])$/.test(hostname);

/** Whether this page can use passkeys: browsers offer them over https and on localhost, for names, not for IP addresses. */
export const supportsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' &&
  globalThis.isSecureContext &&
  isPasskeyHost(location.hostname);

/** A server cannot know: it assumes passkeys where the page may use them, as nearly all browsers have them. */
export function useSupportsPasskeys(): boolean {
  const { client } = useWidget();
  const isHydrated = useIsHydrated();
  if (isHydrated) return supportsPasskeys();
  const { protocol, hostname } = new URL(client.baseUrl);
  return (protocol === 'https:' || hostname === 'localhost') && isPasskeyHost(hostname);
}

/** Why a device has made or used no passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  /** `not-done`: the visitor cancelled, waited, or has none here; browsers do not say which. `exists`: there is one already. */
  readonly reason: 'not-done' | 'exists' | 'failed';

  constructor(reason: PasskeyError['reason']) {
    super(`Passkey: ${reason}`);
    this.reason = reason;
  }
}

/** A visitor who changes their mind gets no error. */
export async function unlessNotDone<Result>(act: () => Promise<Result>): Promise<Result | 'not-done'> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof PasskeyError && error.reason === 'not-done') return 'not-done';
    throw error;
  }
}

/** What went wrong with a passkey, on the device or at the backend, and what to do. */
export function usePasskeyText(): (error: Error, texts?: TextByStatus) => string {
  const t = usePasskeyMessages();
  const errorText = useErrorText();
  return (error, texts) => {
    if (!(error instanceof PasskeyError)) return errorText(error, texts);
    return error.reason === 'exists' ? t.exists : t.failed;
  };
}
