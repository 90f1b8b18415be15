import type { Category } from '#core/domain/category.ts';
import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';
import { clockMessages } from '#core/i18n/clock.messages.ts';
import { plural } from '#core/i18n/format.ts';
import { moneyMessages } from '#core/i18n/money.messages.ts';

const english = {
  heading: ({ name }: { name: string }) => `Tell ${name} what you need`,
  translator: 'the translator',
  elsewhere: ({ host }: { host: string }) =>
    `Booking goes on at ${host}. What you type here comes along; you can add files there.`,
  goOnThere: ({ host }: { host: string }) => `Go on at ${host}`,
  signedOut: 'You are signed out. Sign in to book; what you type here is kept.',
  signInForFiles: 'Files cannot be kept while you sign in, so better choose them after that.',
  details: 'Task details',
  detailsHint: ({ type }: { type: Category }) =>
    ({
      document: 'Describe the documents, the purpose and any deadline.',
      call: 'Describe who is to be called, about what, and what you want to reach.',
      translation: 'Describe the text, who will read it and any deadline.',
    })[type],
  time: 'Time',
  hours: 'Hours',
  ownZone: ({ zone }: { zone: string }) => `Times are on your clock (${zone}).`,
  documents: 'Documents',
  documentsHint: ({ size, count }: { size: string; count: string }) =>
    `PDF, Word, text or images, up to ${size} each, at most ${count}.`,
  bookedAtOnce: 'Booked at once.',
  onRequest: ({ name, hours, digits }: { name: string; hours: number; digits: string }) =>
    `${name} answers within ${digits} ${plural('en', hours, { one: 'hour', other: 'hours' })}; nothing is agreed before that.`,
  onRequestSoon: ({ name }: { name: string }) => `${name} answers first; nothing is agreed before that.`,
  requested: 'Your request is sent.',
  stepDescription: 'Description',
  stepDate: 'Pick a Date',
  stepTime: 'Pick a Time',
  stepDocuments: 'Upload Documents',
  summary: 'Your booking',
  checkout: 'Checkout',
  sending: 'Booking...',
  payLater: 'You are charged nothing now.',
  payBeforeStart:
    'You are charged nothing now. You pay before the work starts, and we hold the money until you accept the delivery.',
  payBeforeFinish: 'You are charged nothing now. You pay before you accept the delivery.',
  payNext: 'Next you pay by card.',
  ownOffer: 'This is your own offer. Only others can book it.',
  inactive: ({ name }: { name: string }) => `${name} is not taking bookings for this offer at the moment.`,
  similar: 'See similar offers',
  missing: 'This offer is not there.',
  missingHint: 'It may have been taken down, or the address is mistyped.',
  browse: 'See other offers',
  booked: 'Your booking is made.',
  unpaid: 'Your booking is made, only the payment could not be started.',
  retryPayment: 'Retry the payment',
};

export type CheckoutMessages = Translated<typeof english>;

export const checkoutMessages = defineMessages(english, {
  de: () => import('./checkout.messages.de.ts'),
  fr: () => import('./checkout.messages.fr.ts'),
  es: () => import('./checkout.messages.es.ts'),
  ar: () => import('./checkout.messages.ar.ts'),
});

/** With the texts of times and of money. */
export const checkoutCatalogues = [checkoutMessages, clockMessages, moneyMessages];
