import type { ToasterMessages } from './toaster.messages.ts';

export const messages: ToasterMessages = {
  sampleSuccess: 'Votre offre est publiée.',
  sampleInfo: 'Mira Okafor vous a écrit.',
  sampleWarning: 'La mission est à rendre demain.',
  sampleError: 'Le message n’a pas pu être envoyé.',
};
