import { plural } from '#core/i18n/format.ts';
import type { NotificationBellMessages } from './notification-bell.messages.ts';

export const messages: NotificationBellMessages = {
  heading: 'Notificaciones',
  toggle: ({ count, digits }) =>
    count === 0
      ? 'Notificaciones'
      : `${digits} ${plural('es', count, { one: 'notificación sin leer', other: 'notificaciones sin leer' })}`,
  empty: 'Sin novedades por ahora.',
  emptyHint: 'Aquí verás reservas, respuestas y mensajes.',
  unread: 'nueva',
  markAll: 'Marcar todas como leídas',
  allMessages: 'Todos los mensajes',
  messageFrom: ({ name, text }) => `${name}: ${text}`,
  messagesFrom: ({ name, text, digits }) => `${name} (${digits} nuevos): ${text}`,
  messagesOf: ({ names, count, digits }) =>
    `${digits} ${plural('es', count, { one: 'mensaje nuevo', other: 'mensajes nuevos' })} de ${names}`,
  openMessages: 'Abrir',
};
