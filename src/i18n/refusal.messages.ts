import { defineMessages, type Translated } from './catalogue.ts';
import { messages } from './messages/refusal/en.ts';

export type RefusalTexts = typeof messages;

export type RefusalMessages = Translated<RefusalTexts>;

/** One sentence for each error code, and for each rule about a field. */
export const refusalMessages = defineMessages(
  messages,
  (language) => import(`./messages/refusal/${language}.ts`),
);
