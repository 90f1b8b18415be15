import { useEffect, useState } from 'react';
import { loadMessages } from '#core/i18n/catalogue.ts';
import { useLocale, useMessages } from '#core/i18n/context.ts';
import { passkeyMessages } from '#core/i18n/sign-in.messages.ts';

/** The texts about passkeys. Most widgets need them in a dialog only, which loads them. */
export function usePasskeyMessages(): typeof passkeyMessages.en {
  const { locale } = useLocale();
  const [, show] = useState('');
  useEffect(() => {
    let isMounted = true;
    const load = async () => {
      await loadMessages(passkeyMessages, locale);
      if (isMounted) show(locale);
    };
    // Without them the dialog is in English.
    load().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [locale]);
  return useMessages(passkeyMessages);
}
