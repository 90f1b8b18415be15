import type { UserMenuMessages } from './user-menu.messages.ts';

export const messages: UserMenuMessages = {
  toggle: ({ name }) => `Konto von ${name}`,
  profile: 'Profil',
  dashboard: 'Übersicht',
  settings: 'Einstellungen',
  signOut: 'Abmelden',
};
