import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  toggle: ({ name }) => `Compte de ${name}`,
  profile: 'Profil',
  dashboard: 'Tableau de bord',
  messages: 'Messages',
  unread: ({ count, digits }) =>
    `${digits} ${plural('fr', count, { one: 'conversation non lue', other: 'conversations non lues' })}`,
  payments: 'Paiements',
  earnings: 'Revenus',
  disputes: 'Litiges',
  settings: 'Paramètres',
  signOut: 'Se déconnecter',
  extendTitle: 'Rester connecté ?',
  extendHint:
    'Vous serez déconnecté dans quelques minutes. Saisissez votre mot de passe pour rester connecté : ce que vous avez écrit reste en place.',
  extend: 'Rester connecté',
  extendLater: 'Pas maintenant',
  extended: 'Vous restez connecté.',
};
