import type { Locale } from '#site/shell/preferences.ts';
import { lazyMessages } from './lazy-messages.ts';
import type { Messages } from './operators/en.ts';

const read = async (locale: Locale): Promise<Messages> => (await import(`./operators/${locale}.ts`)).messages;

/** The texts of the operators' pages. Nobody else loads them. */
export const { load: loadOperatorMessages, useMessages: useOperatorMessages } = lazyMessages(read);
