import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

const english = {
  inbox: 'Messages',
  conversations: 'Conversations',
  choose: 'Choose a conversation to read it here.',
  empty: 'No conversations yet.',
  emptyHint: 'As soon as you book a translator, you can write to each other here.',
  findTranslator: 'Find a translator',
  signedOut: 'Sign in to read and write messages.',
  notThere: 'This conversation is not there.',
  notThereHint: 'It may be somebody else’s, or the link to it was mistyped.',
  back: 'All conversations',
  thread: ({ name }: { name: string }) => `Messages with ${name}`,
  noMessages: 'No messages yet.',
  noMessagesHint: ({ name }: { name: string }) => `Say hello to ${name}.`,
  you: 'You',
  input: 'Message',
  placeholder: 'Write your message!',
  about: ({ about }: { about: string }) => `About “${about}”:\n`,
  send: 'Send',
  sending: 'Sending…',
  sent: 'Sent',
  read: 'Read',
  failed: 'Failed',
  heldUp: 'It will be sent as soon as there is a connection.',
  typing: 'is writing…',
  viewTask: 'View task',
  attach: 'Add files',
  download: ({ name }: { name: string }) => `Download ${name}`,
  translate: 'Translate',
  hideTranslation: 'Hide translation',
  translateFailed: 'This message could not be translated. Try again',
  newMessages: 'New messages',
  earlier: 'Show earlier messages',
  earlierFailed: 'Earlier messages could not be loaded. Try again',
  today: 'Today',
  yesterday: 'Yesterday',
  unread: ({ count, digits }: { count: number; digits: string }) =>
    `${digits} ${plural('en', count, { one: 'unread message', other: 'unread messages' })}`,
};

export type ChatInboxMessages = Translated<typeof english>;

export const chatInboxMessages = defineMessages(english, {
  de: () => import('./chat-inbox.messages.de.ts'),
  fr: () => import('./chat-inbox.messages.fr.ts'),
  es: () => import('./chat-inbox.messages.es.ts'),
  ar: () => import('./chat-inbox.messages.ar.ts'),
});
