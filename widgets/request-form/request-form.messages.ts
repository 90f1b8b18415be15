import type { Category } from '#core/domain/category.ts';
import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  formTitle: ({ type }: { type: Category }) => `Request for ${type}`,
  lead: ({ type }: { type: Category }) =>
    ({
      document: 'Say what you need translated. Translators answer with a price and a time.',
      call: 'Say whom you need to talk to. Interpreters answer with a price and a time.',
      translation: 'Say what should read as if written there. Translators answer with a price and a time.',
    })[type],
  overview: 'Overview',
  overviewHeading: 'What do you need?',
  pricing: 'Pricing',
  pricingHeading: 'What may it cost, and by when?',
  publish: 'Publish',
  publishHeading: 'A last look before it is public',
  title: 'Title',
  titleHint: 'In a few words.',
  description: 'Description',
  descriptionHint: 'Character Limit: 200',
  type: 'Type',
  typeEmpty: 'Choose a type',
  from: 'From',
  to: 'To',
  sameLanguage: 'Please choose a language other than the one it is in.',
  price: 'Price',
  dueDate: 'Due date',
  dueTime: 'Time',
  due: 'Due',
  datePast: 'This day has passed. Please pick today or a later one.',
  timePast: 'This time has passed. Please pick a later one.',
  languages: 'Languages',
  send: 'Publish',
  sending: 'Publishing...',
  published: 'Your request is published.',
  publishedHint: 'Translators can read and answer it from now on.',
  leadingOn: 'You will be taken on in a moment.',
  see: 'Go on',
  signedOut: 'Sign in to change your request.',
  editTitle: 'Edit your request',
  editLead: 'You can change it until a translator makes a proposal.',
  save: 'Save',
  saveHeading: 'A last look before you save',
  saving: 'Saving...',
  saved: 'Your request is changed.',
  savedHint: 'Translators read the new version from now on.',
  missing: 'This request is not there',
  answered: 'This request can no longer be changed',
  answeredHint:
    'A translator has made a proposal for it. You can answer the proposal, or withdraw the request and publish a new one.',
  closed: 'This request is closed',
  seeRequest: 'Go to the request',
  another: 'Publish another request',
};

export type RequestFormMessages = Translated<typeof english>;

export const requestFormMessages = defineMessages(english, {
  de: () => import('./request-form.messages.de.ts'),
  fr: () => import('./request-form.messages.fr.ts'),
  es: () => import('./request-form.messages.es.ts'),
  ar: () => import('./request-form.messages.ar.ts'),
});
