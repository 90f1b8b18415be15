import { useEffect, useState } from 'react';
import { type Catalogue, loadMessages, type Messages, type Translated } from './catalogue.ts';
import { useLocale, useMessages } from './context.ts';

/** The texts of what most widgets show in a dialog only, which loads them. */
export function useLateMessages<M extends Messages>(catalogue: Catalogue<M>): Translated<M> {
  const { locale } = useLocale();
  const [, show] = useState('');
  useEffect(() => {
    let isMounted = true;
    const load = async () => {
      await loadMessages(catalogue, locale);
      if (isMounted) show(locale);
    };
    // Without them the dialog is in English.
    load().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [catalogue, locale]);
  return useMessages(catalogue);
}
