import type { Messages } from './en.ts';

export const messages: Messages = {
  offline: 'Vous êtes hors ligne.',
  online: 'Vous êtes de nouveau en ligne.',
  sampleSuccess: 'Votre offre est publiée.',
  sampleInfo: 'Mira Okafor vous a écrit.',
  sampleLink: 'Ouvrir',
  sampleWarning: 'La mission est à rendre demain.',
  sampleError: 'Le message n’a pas pu être envoyé.',
};
