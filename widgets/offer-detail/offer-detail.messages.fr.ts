import type { OfferDetailMessages } from './offer-detail.messages.ts';

export const messages: OfferDetailMessages = {
  typeOfService: 'Type de service',
  languages: 'Langues',
  about: 'À propos de moi',
  aboutMissing: ({ name }) =>
    `Rien n’est encore écrit ici. Dès votre réservation, vous pouvez échanger avec ${name}.`,
  description: 'Ce que vous recevez',
  reviews: 'Avis',
  reviewsHint: 'De clients dont la mission est terminée.',
  stars: ({ value }) => `${value} étoiles sur 5`,
  reply: ({ name }) => `Réponse de ${name}`,
  allReviews: ({ count }) => `Afficher les ${count} avis`,
  checkout: 'Réserver',
  booking: 'Réservation',
  factTime: 'Vous choisissez le jour et l’heure, à votre propre horloge',
  factConversation: ({ name }) => `La réservation ouvre une conversation avec ${name}`,
  factFiles: ({ name }) => `Les fichiers ne sont visibles que par vous et ${name}`,
  translator: 'le traducteur',
  inactive: 'Cette offre ne peut plus être réservée.',
  missing: 'Cette offre n’existe pas.',
  missingHint: 'Elle a peut-être été retirée, ou l’adresse comporte une erreur.',
  browse: 'Voir d’autres offres',
};
