import { plural } from '#core/i18n/format.ts';
import type { ChatInboxMessages } from './chat-inbox.messages.ts';

export const messages: ChatInboxMessages = {
  inbox: 'Nachrichten',
  conversations: 'Unterhaltungen',
  choose: 'Wählen Sie eine Unterhaltung, um sie hier zu lesen.',
  empty: 'Noch keine Unterhaltungen.',
  emptyHint: 'Sobald Sie eine Übersetzerin oder einen Übersetzer buchen, schreiben Sie einander hier.',
  findTranslator: 'Übersetzer finden',
  signedOut: 'Melden Sie sich an, um Nachrichten zu lesen und zu schreiben.',
  notThere: 'Diese Unterhaltung gibt es nicht.',
  notThereHint: 'Vielleicht gehört sie jemand anderem, oder der Link ist nicht ganz richtig.',
  back: 'Alle Unterhaltungen',
  thread: ({ name }) => `Nachrichten mit ${name}`,
  noMessages: 'Noch keine Nachrichten.',
  noMessagesHint: ({ name }) => `Grüßen Sie ${name}.`,
  you: 'Sie',
  input: 'Nachricht',
  placeholder: 'Ihre Nachricht …',
  send: 'Senden',
  sending: 'Wird gesendet …',
  sent: 'Gesendet',
  read: 'Gelesen',
  failed: 'Nicht gesendet',
  newMessages: 'Neue Nachrichten',
  earlier: 'Frühere Nachrichten zeigen',
  earlierFailed: 'Frühere Nachrichten konnten nicht geladen werden. Erneut versuchen',
  today: 'Heute',
  yesterday: 'Gestern',
  unread: ({ count, digits }) =>
    `${digits} ${plural('de', count, { one: 'ungelesene Nachricht', other: 'ungelesene Nachrichten' })}`,
};
