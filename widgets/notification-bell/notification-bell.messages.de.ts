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
  messageFrom: ({ name, text }) => `${name}: ${text}`,
  messagesFrom: ({ name, text, digits }) => `${name} (${digits} neu): ${text}`,
  messagesOf: ({ names, count, digits }) =>
    `${digits} neue ${plural('de', count, { one: 'Nachricht', other: 'Nachrichten' })} von ${names}`,
  openMessages: 'Öffnen',
};
