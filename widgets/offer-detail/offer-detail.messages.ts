import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  typeOfService: 'Type of service',
  languages: 'Languages',
  about: 'About me',
  aboutMissing: ({ name }: { name: string }) =>
    `${name} has not written anything here yet. As soon as you book, you can write to each other.`,
  description: 'What you get',
  reviews: 'Reviews',
  reviewsHint: 'From customers whose task is finished.',
  stars: ({ value }: { value: string }) => `${value} of 5 stars`,
  reply: ({ name }: { name: string }) => `${name} answered`,
  allReviews: ({ count }: { count: string }) => `Show all ${count} reviews`,
  checkout: 'Checkout',
  booking: 'Booking',
  factTime: 'You choose the day and the time, on your own clock',
  factConversation: ({ name }: { name: string }) => `Booking opens a conversation with ${name}`,
  factFiles: ({ name }: { name: string }) => `Files are visible to you and ${name} only`,
  translator: 'the translator',
  inactive: 'This offer is no longer open for booking.',
  missing: 'This offer is not there.',
  missingHint: 'It may have been taken down, or the address is mistyped.',
  browse: 'See other offers',
};

export type OfferDetailMessages = Translated<typeof english>;

export const offerDetailMessages = defineMessages(english, {
  de: () => import('./offer-detail.messages.de.ts'),
  fr: () => import('./offer-detail.messages.fr.ts'),
  es: () => import('./offer-detail.messages.es.ts'),
  ar: () => import('./offer-detail.messages.ar.ts'),
});
