import { plural } from '#core/i18n/format.ts';
import type { UserMenuMessages } from './user-menu.messages.ts';

export const messages: UserMenuMessages = {
  toggle: ({ name }) => `Cuenta de ${name}`,
  profile: 'Perfil',
  dashboard: 'Panel',
  messages: 'Mensajes',
  unread: ({ count, digits }) =>
    `${digits} ${plural('es', count, { one: 'conversación sin leer', other: 'conversaciones sin leer' })}`,
  payments: 'Pagos',
  earnings: 'Ingresos',
  disputes: 'Disputas',
  settings: 'Ajustes',
  signOut: 'Cerrar sesión',
  extendTitle: '¿Seguir con la sesión abierta?',
  extendHint:
    'Tu sesión se cerrará en unos minutos. Escribe tu contraseña para mantenerla abierta: lo que has escrito se queda como está.',
  extend: 'Mantener la sesión',
  extendLater: 'Ahora no',
  extended: 'Tu sesión sigue abierta.',
};
