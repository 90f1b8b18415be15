import type { Category } from '#core/domain/category.ts';
import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  intents: 'What do you want to do?',
  request: 'Request',
  requestHint: 'You need help with a language: say what for, and translators answer with a price.',
  offer: 'Offer',
  offerHint: 'You give help with languages: publish what you do, and customers book you by the hour.',
  selectService: 'Select Service',
  selectHint: 'What do you need help with?',
  serviceHint: ({ type }: { type: Category }) =>
    ({
      call: 'An interpreter on the line: doctor, landlord, authority.',
      document: 'Certificates, contracts and letters from the office.',
      translation: 'Websites and presentations that read as if written there.',
    })[type],
};

export type ServiceSelectMessages = Translated<typeof english>;

export const serviceSelectMessages = defineMessages(english, {
  de: () => import('./service-select.messages.de.ts'),
  fr: () => import('./service-select.messages.fr.ts'),
  es: () => import('./service-select.messages.es.ts'),
  ar: () => import('./service-select.messages.ar.ts'),
});
