import type { BookingMode } from '#core/domain/booking.ts';
import type { Category } from '#core/domain/category.ts';
import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

export const messages = {
  formTitle: 'Publish an offer',
  lead: 'Three short steps, and customers can find you and book you.',
  overview: 'Overview',
  overviewHeading: 'What do you offer?',
  pricing: 'Pricing',
  pricingHeading: 'What does it cost, and in which languages?',
  publish: 'Publish',
  publishHeading: 'A last look before it is public',
  title: 'Title',
  titleHint: 'What a customer would search for.',
  description: 'Description',
  descriptionHint: 'Character Limit: 200',
  type: 'Type',
  typeMissing: 'Please choose what kind of help this is.',
  typeHint: ({ type }: { type: Category }) =>
    ({
      document: 'Certificates, contracts, letters.',
      call: 'You interpret on the phone.',
      translation: 'Websites, slides, texts.',
    })[type],
  price: 'Price',
  minimum: 'Minimum',
  minimumHint: 'The least that a booking costs, however small it is.',
  turnaround: 'Time you need',
  turnaroundHint: 'Hours from a booking to the earliest deadline that can be chosen. Empty for none.',
  turnaroundWrong: ({ most }: { most: string }) => `Please enter whole hours, from 0 to ${most}.`,
  languages: 'Languages',
  send: 'Publish',
  sending: 'Publishing...',
  published: 'Your offer is published.',
  publishedHint: 'Customers can find and book it from now on.',
  leadingOn: 'You will see it in a moment.',
  see: 'See your offer',
  another: 'Publish another offer',
  editTitle: 'Edit your offer',
  editLead: 'Change what you like. Customers see it as soon as you save.',
  save: 'Save',
  saving: 'Saving...',
  saveHeading: 'A last look before you save',
  saved: 'Your offer is saved.',
  savedHint: 'Customers see the change from now on.',
  missing: 'This offer is not there.',
  missingHint: 'It was deleted, or it is not one of yours.',
  toOffers: 'See your offers',
  signedOut: 'Sign in to edit your offers.',
  pausedNote: 'This offer is paused. Saving does not resume it.',
  textLanguage: 'Language of this text',
  otherLanguages: 'In other languages',
  otherLanguagesHint: 'Readers of these languages see your own words instead of the original.',
  addLanguage: 'Add a language',
  twoLanguages: 'Please add at least two languages: from one into another.',
  booking: 'Booking',
  removeLanguage: ({ language }: { language: string }) => `Remove ${language}`,
  titleIn: ({ language }: { language: string }) => `Title (${language})`,
  descriptionIn: ({ language }: { language: string }) => `Description (${language})`,
  bookingName: ({ booking }: { booking: BookingMode }) =>
    ({ instant: 'At once', 'on-request': 'On request', 'pay-first': 'Once paid' })[booking],
  bookingHint: ({ booking }: { booking: BookingMode }) =>
    ({
      instant: 'A booking stands as soon as it is made.',
      'on-request': 'You accept or decline each booking first.',
      'pay-first': 'A booking reaches you only once it is paid.',
    })[booking],
  openBookings: ({ count, digits }: { count: number; digits: string }) =>
    plural('en', count, {
      one: `${digits} open booking keeps what was agreed, whatever you change here.`,
      other: `${digits} open bookings keep what was agreed, whatever you change here.`,
    }),
};

export type Messages = Translated<typeof messages>;
