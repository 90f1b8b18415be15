import type { Messages } from './en.ts';

export const messages: Messages = {
  intents: 'Que souhaitez-vous faire ?',
  request: 'Demande',
  requestHint:
    'Vous avez besoin d’aide dans une langue : dites pour quoi, et les traducteurs répondent avec un prix.',
  offer: 'Offre',
  offerHint: 'Vous aidez dans plusieurs langues : publiez ce que vous faites, et les clients vous réservent.',
  selectService: 'Choisir un service',
  selectHint: 'Votre demande commence par le type d’aide.',
  serviceHint: ({ type }) =>
    ({
      call: 'Un interprète au bout du fil : médecin, propriétaire, administration.',
      document: 'Actes, contrats et courriers administratifs.',
      translation: 'Sites web et présentations qui semblent écrits sur place.',
    })[type],
};
