import { defineMessages } from './catalogue.ts';
import { messages } from './messages/core/en.ts';

/** Texts of more than one widget. */
export const coreMessages = defineMessages(messages, (language) => import(`./messages/core/${language}.ts`));
