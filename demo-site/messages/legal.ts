import type { Locale } from '#site/shell/preferences.ts';
import { lazyMessages } from './lazy-messages.ts';
import type { Messages } from './legal/en.ts';

const read = async (locale: Locale): Promise<Messages> => (await import(`./legal/${locale}.ts`)).messages;

/** Long texts of single pages. Other pages do not load them. */
export const { load: loadLegalMessages, useMessages: useLegalMessages } = lazyMessages(read);
