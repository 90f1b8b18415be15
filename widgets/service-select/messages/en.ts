import type { Category } from '#core/domain/category.ts';
import type { Translated } from '#core/i18n/catalogue.ts';

export const messages = {
  intents: 'What do you want to do?',
  request: 'Request',
  requestHint: 'You need help with a language: say what for, and translators answer with a price.',
  offer: 'Offer',
  offerHint: 'You give help with languages: publish what you do, and customers book you.',
  selectService: 'Select Service',
  selectHint: 'Your request starts with the kind of help.',
  serviceHint: ({ type }: { type: Category }) =>
    ({
      call: 'An interpreter on the line: doctor, landlord, authority.',
      document: 'Certificates, contracts and letters from the office.',
      translation: 'Websites and presentations that read as if written there.',
    })[type],
};

export type Messages = Translated<typeof messages>;
