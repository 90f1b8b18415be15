import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  requests: 'Demandes',
  signedOut: 'Connectez-vous pour voir ce que demandent les clients.',
  empty: 'Personne ne demande cela pour le moment.',
  emptyHint:
    'De nouvelles demandes arrivent chaque jour. Essayez une autre paire de langues ou un autre type d’aide.',
  filters: 'Filtres',
  filtersActive: ({ digits }) => `Filtres (${digits})`,
  category: 'Catégorie',
  anyCategory: 'Toutes les catégories',
  type: 'Type',
  anyType: 'Tous les types',
  from: 'De',
  to: 'Vers',
  anyLanguage: 'Toutes',
  sort: 'Trier par',
  'sort-newest': 'Nouveautés',
  'sort-due': 'Échéance proche',
  clear: 'Tout effacer',
  count: ({ total, isCapped, digits }) =>
    `${digits}${isCapped ? '+' : ''} ${plural('fr', total, { one: 'demande ouverte', other: 'demandes ouvertes' })}`,
  showMore: 'Afficher plus',
  showMoreFailed: 'La suite des demandes n’a pas pu être chargée. Réessayer',
  yours: 'La vôtre',
  seeProposals: 'Voir les propositions',
  propose: 'Faire une proposition',
  missing: 'Cette demande n’existe pas',
  missingHint: 'Elle a été retirée ou attribuée, ou l’adresse est erronée.',
  allRequests: 'Toutes les demandes',
};
