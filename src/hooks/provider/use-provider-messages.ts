import { providerMessages } from '#core/i18n/sign-in.messages.ts';
import { useLateMessages } from '#core/i18n/use-late-messages.ts';

/** The texts about sign-in providers. Most widgets need them in a dialog only, which loads them. */
export const useProviderMessages = (): typeof providerMessages.en => useLateMessages(providerMessages);
