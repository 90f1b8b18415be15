import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
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
