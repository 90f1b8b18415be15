import { defineMessages } from '#core/i18n/catalogue.ts';
import { messages } from './messages/en.ts';

export const availabilityMessages = defineMessages(
  messages,
  (language) => import(`./messages/${language}.ts`),
);
