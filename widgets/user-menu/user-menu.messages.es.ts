import type { UserMenuMessages } from './user-menu.messages.ts';

export const messages: UserMenuMessages = {
  toggle: ({ name }) => `Cuenta de ${name}`,
  profile: 'Perfil',
  dashboard: 'Panel',
  settings: 'Ajustes',
  signOut: 'Cerrar sesión',
};
