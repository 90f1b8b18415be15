import { plural } from '#core/i18n/format.ts';
import type { NotificationBellMessages } from './notification-bell.messages.ts';

export const messages: NotificationBellMessages = {
  heading: 'Notifications',
  toggle: ({ count, digits }) =>
    count === 0
      ? 'Notifications'
      : `${digits} ${plural('fr', count, { one: 'notification non lue', other: 'notifications non lues' })}`,
  empty: 'Rien de nouveau.',
  emptyHint: 'Réservations, réponses et messages apparaîtront ici.',
  unread: 'nouveau',
  markAll: 'Tout marquer comme lu',
  allMessages: 'Tous les messages',
  messageFrom: ({ name, text }) => `${name} : ${text}`,
  messagesFrom: ({ name, text, digits }) => `${name} (${digits} nouveaux) : ${text}`,
  messagesOf: ({ names, count, digits }) =>
    `${digits} ${plural('fr', count, { one: 'nouveau message', other: 'nouveaux messages' })} de ${names}`,
  openMessages: 'Ouvrir',
};
