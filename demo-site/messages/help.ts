import type { Locale } from '#site/shell/preferences.ts';
import type { Messages } from './help/en.ts';
import { lazyMessages } from './lazy-messages.ts';

const read = async (locale: Locale): Promise<Messages> => (await import(`./help/${locale}.ts`)).messages;

/** Long texts of one page. Other pages do not load them. */
export const { load: loadHelpMessages, useMessages: useHelpMessages } = lazyMessages(read);
