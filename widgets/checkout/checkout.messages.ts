import { defineMessages } from '#core/i18n/catalogue.ts';
import { cancellationMessages, clockMessages, moneyMessages } from '#core/i18n/forms.messages.ts';
import * as english from './messages/en.ts';

const load = (language: string) => import(`./messages/${language}.ts`);

export const checkoutMessages = defineMessages(english.checkout, load, 'checkout');

export const bookedMessages = defineMessages(english.booked, load, 'booked');

/** With the texts of cancelling, of times and of money. */
export const checkoutCatalogues = [
  checkoutMessages,
  bookedMessages,
  cancellationMessages,
  clockMessages,
  moneyMessages,
];
