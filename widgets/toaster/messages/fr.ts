import type { Messages } from './en.ts';

export const messages: Messages = {
  offline: 'Vous êtes hors ligne. Ce que vous envoyez maintenant attendra ou devra être renvoyé.',
  online: 'Vous êtes de nouveau en ligne.',
  sampleSuccess: 'Votre offre est publiée.',
  sampleInfo: 'Mira Okafor vous a écrit.',
  sampleLink: 'Ouvrir',
  sampleWarning: 'La mission est à rendre demain.',
  sampleError: 'Le message n’a pas pu être envoyé.',
};
