import type { OfferFormMessages } from './offer-form.messages.ts';

export const messages: OfferFormMessages = {
  formTitle: 'Publier une offre',
  lead: 'Trois étapes rapides, et les clients peuvent vous trouver et vous réserver.',
  overview: 'Présentation',
  overviewHeading: 'Que proposez-vous ?',
  pricing: 'Tarif',
  pricingHeading: 'À quel prix, et dans quelles langues ?',
  publish: 'Publication',
  publishHeading: 'Un dernier coup d’œil avant de publier',
  title: 'Titre',
  titleHint: 'Ce qu’un client chercherait.',
  description: 'Description',
  descriptionHint: '200 caractères au plus',
  type: 'Type',
  typeMissing: 'Choisissez le type d’aide que vous proposez.',
  typeHint: ({ type }) =>
    ({
      document: 'Actes, contrats, courriers.',
      call: 'Vous interprétez au téléphone.',
      translation: 'Sites web, diapositives, textes.',
    })[type],
  price: 'Prix',
  languages: 'Langues',
  send: 'Publier',
  sending: 'Publication…',
  published: 'Votre offre est publiée.',
  publishedHint: 'Les clients peuvent désormais la trouver et la réserver.',
  leadingOn: 'Vous allez la voir dans un instant.',
  see: 'Voir votre offre',
  another: 'Publier une autre offre',
};
