import type { Translated } from '#core/i18n/catalogue.ts';

export const messages = {
  offline: 'You are offline.',
  online: 'You are back online.',
  sampleSuccess: 'Your offer is published.',
  sampleInfo: 'Mira Okafor sent you a message.',
  sampleLink: 'Open',
  sampleWarning: 'The task is due tomorrow.',
  sampleError: 'The message could not be sent.',
};

export type Messages = Translated<typeof messages>;
