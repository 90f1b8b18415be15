import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

export const messages = {
  typeOfService: 'Type of service',
  languages: 'Languages',
  about: 'About me',
  aboutMissing: ({ name }: { name: string }) =>
    `${name} has not written anything here yet. You can ask a question before you book.`,
  description: 'What you get',
  reviews: 'Reviews',
  reviewsHint: 'From customers whose task is finished.',
  stars: ({ value }: { value: string }) => `${value} of 5 stars`,
  reply: ({ name }: { name: string }) => `${name} answered`,
  allReviews: ({ count }: { count: string }) => `Show all ${count} reviews`,
  checkout: 'Checkout',
  booking: 'Booking',
  factMinimum: ({ amount }: { amount: string }) => `A booking costs at least ${amount}`,
  factTurnaround: ({ hours }: { hours: string }) => `Ready ${hours} after the booking at the earliest`,
  factTime: 'You choose the day and the time, on your own clock',
  factConversation: ({ name }: { name: string }) => `Booking opens a conversation with ${name}`,
  factFiles: ({ name }: { name: string }) => `Files are visible to you and ${name} only`,
  translator: 'the translator',
  inactive: ({ name }: { name: string }) => `${name} is not taking bookings for this offer at the moment.`,
  similar: 'See similar offers',
  ownOffer: 'Your offer',
  ownActive: 'This is your own offer. Customers can find and book it.',
  ownPaused: 'Your offer is paused. Nobody finds it, and it takes no bookings.',
  edit: 'Edit',
  resume: 'Resume',
  resumed: 'Your offer takes bookings again.',
  showMore: 'Show more',
  showLess: 'Show less',
  showOriginal: ({ language }: { language: string }) => `Show original (${language})`,
  showTranslation: 'Show translation',
  speaks: 'Languages spoken',
  tasksDone: ({ count, digits }: { count: number; digits: string }) =>
    `${digits} ${plural('en', count, { one: 'task finished', other: 'tasks finished' })}`,
  memberSince: ({ month }: { month: string }) => `Member since ${month}`,
  clock: ({ place }: { place: string }) => `Time zone: ${place}`,
  factRequest: ({ name }: { name: string }) => `${name} answers your booking first`,
  factPayFirst: ({ name }: { name: string }) => `${name} gets your booking as soon as you have paid`,
  missing: 'This offer is not there.',
  missingHint: 'It may have been taken down, or the address is mistyped.',
  browse: 'See other offers',
};

export type Messages = Translated<typeof messages>;
