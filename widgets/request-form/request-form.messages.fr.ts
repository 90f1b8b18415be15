import type { RequestFormMessages } from './request-form.messages.ts';

export const messages: RequestFormMessages = {
  formTitle: ({ type }) =>
    ({
      document: 'Demande pour un document',
      call: 'Demande pour un appel',
      translation: 'Demande pour une traduction',
    })[type],
  lead: ({ type }) =>
    ({
      document: 'Dites ce qu’il faut traduire. Les traducteurs répondent avec un prix et un délai.',
      call: 'Dites à qui vous devez parler. Les interprètes répondent avec un prix et un horaire.',
      translation:
        'Dites quel texte doit sembler écrit sur place. Les traducteurs répondent avec un prix et un délai.',
    })[type],
  overview: 'Présentation',
  overviewHeading: 'De quoi avez-vous besoin ?',
  pricing: 'Budget',
  pricingHeading: 'À quel prix, et pour quand ?',
  publish: 'Publication',
  publishHeading: 'Un dernier coup d’œil avant de publier',
  title: 'Titre',
  titleHint: 'En quelques mots.',
  description: 'Description',
  descriptionHint: '200 caractères au plus',
  type: 'Type',
  typeEmpty: 'Choisir un type',
  from: 'De',
  to: 'Vers',
  sameLanguage: 'Choisissez une langue différente de celle d’origine.',
  price: 'Prix',
  dueDate: 'Échéance',
  dueTime: 'Heure',
  due: 'Échéance',
  datePast: 'Ce jour est passé. Choisissez aujourd’hui ou un jour ultérieur.',
  timePast: 'Cette heure est passée. Choisissez-en une plus tardive.',
  languages: 'Langues',
  send: 'Publier',
  sending: 'Publication…',
  published: 'Votre demande est publiée.',
  publishedHint: 'Les traducteurs peuvent désormais la lire et y répondre.',
  leadingOn: 'La suite s’ouvre dans un instant.',
  see: 'Continuer',
  another: 'Publier une autre demande',
};
