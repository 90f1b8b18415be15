import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  heading: 'Notifications',
  toggle: ({ count, digits }) =>
    count === 0
      ? 'Notifications'
      : `${digits} ${plural('fr', count, { one: 'notification non lue', other: 'notifications non lues' })}`,
  empty: 'Rien de nouveau.',
  emptyHint: 'Réservations et réponses apparaîtront ici. Les messages ont leur propre page.',
  unread: 'nouveau',
  markAll: 'Tout marquer comme lu',
  allMessages: 'Vos conversations',
  messageFrom: ({ name, text }) => `${name} : ${text}`,
  messagesFrom: ({ name, text, digits }) => `${name} (${digits} nouveaux) : ${text}`,
  messagesOf: ({ names, count, digits }) =>
    `${digits} ${plural('fr', count, { one: 'nouveau message', other: 'nouveaux messages' })} de ${names}`,
  openMessages: 'Ouvrir',
};
