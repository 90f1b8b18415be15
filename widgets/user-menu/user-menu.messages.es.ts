import type { UserMenuMessages } from './user-menu.messages.ts';

export const messages: UserMenuMessages = {
  toggle: ({ name }) => `Cuenta de ${name}`,
  profile: 'Perfil',
  dashboard: 'Panel',
  payments: 'Pagos',
  earnings: 'Ingresos',
  disputes: 'Disputas',
  settings: 'Ajustes',
  signOut: 'Cerrar sesión',
};
