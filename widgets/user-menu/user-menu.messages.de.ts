import type { UserMenuMessages } from './user-menu.messages.ts';

export const messages: UserMenuMessages = {
  toggle: ({ name }) => `Konto von ${name}`,
  profile: 'Profil',
  dashboard: 'Übersicht',
  payments: 'Zahlungen',
  earnings: 'Einnahmen',
  disputes: 'Streitfälle',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
};
