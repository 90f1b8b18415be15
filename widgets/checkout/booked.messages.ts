/** The texts of the confirmation, which arrive with its code. */
import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  toCalendar: 'Add to calendar',
  openTask: 'Open the task',
  filesSent: ({ names }: { names: string }) => `With ${names}`,
  bookedHint: ({ name }: { name: string }) => `A conversation with ${name} is open.`,
  leadingOn: 'You will be taken there in a moment.',
  openMessages: 'Open the conversation',
  payFirst: ({ name }: { name: string }) => `${name} can start once you have paid.`,
  payNow: ({ amount }: { amount: string }) => `Pay ${amount} now`,
  heldUntil: 'We hold it until you accept the delivery.',
  payFailed: 'The payment could not be started.',
};

export type BookedMessages = Translated<typeof english>;

export const bookedMessages = defineMessages(english, {
  de: () => import('./booked.messages.de.ts'),
  fr: () => import('./booked.messages.fr.ts'),
  es: () => import('./booked.messages.es.ts'),
  ar: () => import('./booked.messages.ar.ts'),
});
