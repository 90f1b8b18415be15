import { defineMessages } from '#core/i18n/catalogue.ts';
import {
  askQuestionMessages,
  cancellationMessages,
  levelMessages,
  moneyMessages,
} from '#core/i18n/forms.messages.ts';
import { messages } from './messages/en.ts';

export const offerDetailMessages = defineMessages(
  messages,
  (language) => import(`./messages/${language}.ts`),
);

/** With the texts of quantities, of the button that asks a question, of cancelling and of the owner's languages. */
export const offerDetailCatalogues = [
  offerDetailMessages,
  moneyMessages,
  askQuestionMessages,
  cancellationMessages,
  levelMessages,
];
