import type { Locale } from '#site/shell/preferences.ts';
import { lazyMessages } from './lazy-messages.ts';
import type { Messages } from './pages/en.ts';

export type { Messages };

const read = async (locale: Locale): Promise<Messages> => (await import(`./pages/${locale}.ts`)).messages;

/** The texts that every page has. The widgets have their own texts. */
export const { load: loadMessages, useMessages } = lazyMessages(read);
