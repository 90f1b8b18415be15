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
};

export type NotificationBellMessages = Translated<typeof english>;

export const notificationBellMessages = defineMessages(english, {
  de: () => import('./notification-bell.messages.de.ts'),
  fr: () => import('./notification-bell.messages.fr.ts'),
  es: () => import('./notification-bell.messages.es.ts'),
  ar: () => import('./notification-bell.messages.ar.ts'),
});
