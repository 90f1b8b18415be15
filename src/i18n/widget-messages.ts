/** The texts that a widget needs before it can render: its own, and those that all widgets share. */
import { type Catalogue, hasMessages, loadMessages } from './catalogue.ts';
import { coreMessages } from './core.messages.ts';

const withCore = (catalogues: readonly Catalogue[]) => [coreMessages, ...catalogues];

export const hasAllMessages = (catalogues: readonly Catalogue[], locale: string): boolean =>
  withCore(catalogues).every((catalogue) => hasMessages(catalogue, locale));

/** Resolves in any case: a view whose texts cannot be loaded is rendered in English. */
export const loadAllMessages = (catalogues: readonly Catalogue[], locale: string): Promise<unknown> =>
  Promise.allSettled(withCore(catalogues).map((catalogue) => loadMessages(catalogue, locale)));
