/** The texts of what follows a sent order, which arrive with its code. */
import { type Catalogue, defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  timeTaken: ({ name }: { name: string }) => `${name} has another call at this time.`,
  nextFree: 'Free next:',
  noneFree: 'Please pick another time.',
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

export const catalogues: readonly Catalogue[] = [bookedMessages];
