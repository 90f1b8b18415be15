import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';

const english = {
  offline: 'You are offline. What you send now waits or has to be sent again.',
  online: 'You are back online.',
  sampleSuccess: 'Your offer is published.',
  sampleInfo: 'Mira Okafor sent you a message.',
  sampleLink: 'Open',
  sampleWarning: 'The task is due tomorrow.',
  sampleError: 'The message could not be sent.',
};

export type ToasterMessages = Translated<typeof english>;

export const toasterMessages = defineMessages(english, {
  de: () => import('./toaster.messages.de.ts'),
  fr: () => import('./toaster.messages.fr.ts'),
  es: () => import('./toaster.messages.es.ts'),
  ar: () => import('./toaster.messages.ar.ts'),
});
