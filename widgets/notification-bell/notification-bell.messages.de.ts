import { plural } from '#core/i18n/format.ts';
import type { NotificationBellMessages } from './notification-bell.messages.ts';

export const messages: NotificationBellMessages = {
  heading: 'Benachrichtigungen',
  toggle: ({ count, digits }) =>
    count === 0
      ? 'Benachrichtigungen'
      : `${digits} ungelesene ${plural('de', count, { one: 'Benachrichtigung', other: 'Benachrichtigungen' })}`,
  empty: 'Noch nichts Neues.',
  emptyHint: 'Buchungen, Antworten und Nachrichten erscheinen hier.',
  unread: 'neu',
  markAll: 'Alle als gelesen markieren',
  allMessages: 'Alle Nachrichten',
};
