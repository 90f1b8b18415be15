import { defineMessages } from '#core/i18n/catalogue.ts';
import { taskMessages } from '#core/i18n/tasks.messages.ts';
import { messages } from './messages/en.ts';

export const paymentsMessages = defineMessages(messages, (language) => import(`./messages/${language}.ts`));

/** With the texts of a task that waits for its payment. */
export const paymentsCatalogues = [paymentsMessages, taskMessages];
