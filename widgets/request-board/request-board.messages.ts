import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

const english = {
  requests: 'Requests',
  signedOut: 'Sign in to see what customers ask for.',
  empty: 'Nobody asks for this right now.',
  emptyHint: 'New requests come in every day. Try another language pair or kind of help.',
  category: 'Category',
  anyCategory: 'All categories',
  type: 'Type',
  anyType: 'All types',
  from: 'From',
  to: 'To',
  anyLanguage: 'Any language',
  clear: 'Clear all',
  count: ({ total, isCapped, digits }: { total: number; isCapped: boolean; digits: string }) =>
    `${digits}${isCapped ? '+' : ''} ${plural('en', total, { one: 'open request', other: 'open requests' })}`,
  showMore: 'Show more',
  showMoreFailed: 'More requests could not be loaded. Try again',
  due: ({ day, time }: { day: string; time: string }) => `Due ${day}, ${time}`,
  yours: 'Yours',
  seeProposals: 'See the proposals',
  propose: 'Make a proposal',
  proposeTo: ({ title }: { title: string }) => `Make a proposal for “${title}”`,
  yourProposal: 'Your proposal',
  price: 'Price',
  priceHint: ({ price }: { price: string }) => `Asked for: ${price} per hour.`,
  date: 'Date',
  time: 'Time',
  zone: ({ zone }: { zone: string }) => `On your clock (${zone}).`,
  message: 'Message',
  messageHint: 'Say how you would go about it, and what you need for it.',
  datePast: 'This day has passed. Please pick today or a later one.',
  timePast: 'This time has passed. Please pick a later one.',
  send: 'Send proposal',
  close: 'Close',
  sent: 'Your proposal is sent.',
  dashboard: 'Your proposals',
};

export type RequestBoardMessages = Translated<typeof english>;

export const requestBoardMessages = defineMessages(english, {
  de: () => import('./request-board.messages.de.ts'),
  fr: () => import('./request-board.messages.fr.ts'),
  es: () => import('./request-board.messages.es.ts'),
  ar: () => import('./request-board.messages.ar.ts'),
});
