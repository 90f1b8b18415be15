import type { Messages } from './en.ts';

export const messages: Messages = {
  'chat-inbox': 'Messages',
  checkout: 'Réserver',
  'offer-grid': 'Traducteurs',
  'offer-detail': 'Offre',
  'sign-in': 'Se connecter',
  'service-select': 'Proposer ou demander une traduction',
  'request-board': 'Demandes',
  'request-form': 'Publier une demande',
  'offer-form': 'Publier une offre',
  dashboard: 'Tableau de bord',
  task: 'Mission',
  payments: 'Paiements',
  profile: 'Profil',
  account: 'Paramètres',
  availability: 'Horaires des appels',
  'notification-bell': 'Notifications',
  'partner-report': 'Rapport',
  disputes: 'Litiges',
  unread: ({ count }) => (count < 2 ? `${count} non lu` : `${count} non lus`),
};
