import { plural } from '#core/i18n/format.ts';
import type { Messages } from './en.ts';

export const messages: Messages = {
  heading: 'Benachrichtigungen',
  toggle: ({ count, digits }) =>
    count === 0
      ? 'Benachrichtigungen'
      : `${digits} ungelesene ${plural('de', count, { one: 'Benachrichtigung', other: 'Benachrichtigungen' })}`,
  empty: 'Noch nichts Neues.',
  emptyHint: 'Buchungen und Antworten erscheinen hier. Nachrichten haben ihre eigene Seite.',
  unread: 'neu',
  markAll: 'Alle als gelesen markieren',
  allMessages: 'Ihre Unterhaltungen',
  messageFrom: ({ name, text }) => `${name}: ${text}`,
  messagesFrom: ({ name, text, digits }) => `${name} (${digits} neu): ${text}`,
  messagesOf: ({ names, count, digits }) =>
    `${digits} neue ${plural('de', count, { one: 'Nachricht', other: 'Nachrichten' })} von ${names}`,
  openMessages: 'Öffnen',
};
