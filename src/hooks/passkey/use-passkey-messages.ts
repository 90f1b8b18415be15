import { passkeyMessages } from '#core/i18n/sign-in.messages.ts';
import { useLateMessages } from '#core/i18n/use-late-messages.ts';

/** The texts about passkeys. Most widgets need them in a dialog only, which loads them. */
export const usePasskeyMessages = (): typeof passkeyMessages.en => useLateMessages(passkeyMessages);
