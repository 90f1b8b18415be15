import type { Category } from '#core/domain/category.ts';
import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
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
  languages: 'Languages',
  send: 'Publish',
  sending: 'Publishing...',
  published: 'Your offer is published.',
  publishedHint: 'Customers can find and book it from now on.',
  leadingOn: 'You will see it in a moment.',
  see: 'See your offer',
  another: 'Publish another offer',
};

export type OfferFormMessages = Translated<typeof english>;

export const offerFormMessages = defineMessages(english, {
  de: () => import('./offer-form.messages.de.ts'),
  fr: () => import('./offer-form.messages.fr.ts'),
  es: () => import('./offer-form.messages.es.ts'),
  ar: () => import('./offer-form.messages.ar.ts'),
});
