import type { Locale } from '#site/shell/preferences.ts';
import type * as english from './integrators/en.ts';
import { lazyMessages } from './lazy-messages.ts';

const read = (locale: Locale): Promise<typeof english> => import(`./integrators/${locale}.ts`);

/** The texts of the pages for integrators and partners. Other pages do not load them. */
const { load, useMessages } = lazyMessages(read);

export const loadIntegratorMessages = load;

/** The embed builder and the documentation. */
export const useIntegratorMessages = () => useMessages().integrators;

/** The pages of partners. */
export const usePartnerMessages = () => useMessages().partners;
