import type { UserMenuMessages } from './user-menu.messages.ts';

export const messages: UserMenuMessages = {
  toggle: ({ name }) => `Compte de ${name}`,
  profile: 'Profil',
  dashboard: 'Tableau de bord',
  payments: 'Paiements',
  earnings: 'Revenus',
  disputes: 'Litiges',
  settings: 'Paramètres',
  signOut: 'Se déconnecter',
};
