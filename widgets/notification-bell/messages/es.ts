import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  heading: 'Notificaciones',
  toggle: ({ count, digits }) =>
    count === 0
      ? 'Notificaciones'
      : `${digits} ${plural('es', count, { one: 'notificación sin leer', other: 'notificaciones sin leer' })}`,
  empty: 'Sin novedades por ahora.',
  emptyHint: 'Aquí verás reservas y respuestas. Los mensajes tienen su propia página.',
  unread: 'nueva',
  markAll: 'Marcar todas como leídas',
  allMessages: 'Tus conversaciones',
  messageFrom: ({ name, text }) => `${name}: ${text}`,
  messagesFrom: ({ name, text, digits }) => `${name} (${digits} nuevos): ${text}`,
  messagesOf: ({ names, count, digits }) =>
    `${digits} ${plural('es', count, { one: 'mensaje nuevo', other: 'mensajes nuevos' })} de ${names}`,
  openMessages: 'Abrir',
};
