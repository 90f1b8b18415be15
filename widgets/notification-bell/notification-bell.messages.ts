import { defineMessages, type Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

const english = {
  heading: 'Notifications',
  toggle: ({ count, digits }: { count: number; digits: string }) =>
    count === 0
      ? 'Notifications'
      : `${digits} unread ${plural('en', count, { one: 'notification', other: 'notifications' })}`,
  empty: 'No news yet.',
  emptyHint: 'Bookings, answers and messages will show up here.',
  unread: 'new',
  markAll: 'Mark all as read',
  allMessages: 'All messages',
  messageFrom: ({ name, text }: { name: string; text: string }) => `${name}: ${text}`,
  messagesFrom: ({ name, text, digits }: { name: string; text: string; digits: string }) =>
    `${name} (${digits} new): ${text}`,
  messagesOf: ({ names, count, digits }: { names: string; count: number; digits: string }) =>
    `${digits} new ${plural('en', count, { one: 'message', other: 'messages' })} from ${names}`,
  openMessages: 'Open',
};

export type NotificationBellMessages = Translated<typeof english>;

export const notificationBellMessages = defineMessages(english, {
  de: () => import('./notification-bell.messages.de.ts'),
  fr: () => import('./notification-bell.messages.fr.ts'),
  es: () => import('./notification-bell.messages.es.ts'),
  ar: () => import('./notification-bell.messages.ar.ts'),
});
