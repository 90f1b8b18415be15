import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

export const messages = {
  heading: 'Notifications',
  toggle: ({ count, digits }: { count: number; digits: string }) =>
    count === 0
      ? 'Notifications'
      : `${digits} unread ${plural('en', count, { one: 'notification', other: 'notifications' })}`,
  empty: 'No news yet.',
  emptyHint: 'Bookings and answers will show up here. Messages are on a page of their own.',
  unread: 'new',
  markAll: 'Mark all as read',
  allMessages: 'Your conversations',
  messageFrom: ({ name, text }: { name: string; text: string }) => `${name}: ${text}`,
  messagesFrom: ({ name, text, digits }: { name: string; text: string; digits: string }) =>
    `${name} (${digits} new): ${text}`,
  messagesOf: ({ names, count, digits }: { names: string; count: number; digits: string }) =>
    `${digits} new ${plural('en', count, { one: 'message', other: 'messages' })} from ${names}`,
  openMessages: 'Open',
};

export type Messages = Translated<typeof messages>;
