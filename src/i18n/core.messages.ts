import { defineMessages, type Translated } from './catalogue.ts';

const english = {
  loading: 'Loading...',
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  remove: 'Remove',
  required: 'required',
  optional: 'optional',
  errorTitle: 'This could not be loaded.',
  errorHint: 'If it stays like this, please try again later.',
  errorOffline: 'You seem to be offline. Check your connection and try again.',
  errorTimeout: 'The server did not answer in time.',
  errorUnreachable: 'The server could not be reached.',
  errorServer: 'Something went wrong on our side.',
  errorSignIn: 'Please sign in again to go on.',
  errorNotFound: 'We could not find what you were looking for.',
  errorTooMany: 'That was a lot at once. Please wait a moment and try again.',
  errorUnreadable: 'The server sent an answer we could not read.',
  errorCrash: 'Something in this part of the page broke.',
  signIn: 'Sign in',
  emptyTitle: 'Nothing here yet.',
  noticeRegion: 'Notices',
  signedIn: 'Logged In',
  signedOut: 'Logged out',
  sessionExpired: 'Your Session is expired. Please login again.',
  fieldMissing: ({ label }: { label: string }) => `Please fill in “${label}”.`,
  fieldEmail: 'Please enter an e-mail address like name@example.org.',
  fieldTooLong: ({ limit }: { limit: number }) => `Please shorten this to at most ${limit} characters.`,
  counter: ({ used, limit }: { used: number; limit: number }) => `${used} of ${limit} characters`,
  removeItem: ({ name }: { name: string }) => `Remove ${name}`,
  perHour: '/h',
  document: 'Document',
  call: 'Call',
  translation: 'Translation',
  documents: 'Documents',
  calls: 'Calls',
  translations: 'Translations',
  rating: ({ value, count }: { value: string; count: number }) =>
    `Rated ${value} of 5 by ${count} ${count === 1 ? 'customer' : 'customers'}`,
  newOffer: 'New',
  moreLanguages: ({ count }: { count: number }) => `and ${count} more`,
  moreDetails: 'More Details',
  bookNow: 'Book Now',
  flagOf: ({ language }: { language: string }) => `Flag for ${language}`,
  stepDone: 'done',
  stepCurrent: 'current step',
  languagesHint: 'Type a language, then press Enter.',
  languageUnknown: ({ text }: { text: string }) =>
    `“${text}” is no language we know. Pick one from the list.`,
  languageAdded: ({ name }: { name: string }) => `${name} added`,
  languageRemoved: ({ name }: { name: string }) => `${name} removed`,
};

export type CoreMessages = Translated<typeof english>;

/** Words that more than one widget says. */
export const coreMessages = defineMessages(english, { de: () => import('./core.messages.de.ts') });
