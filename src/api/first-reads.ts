import { notificationLimit } from '#core/domain/notification.ts';

const readsOf: Readonly<Record<string, string>> = {
  'chat-inbox': '/chat',
  dashboard: '/user/counts',
  'notification-bell': `/notifications?limit=${notificationLimit}`,
  'user-menu': '/chat',
};

/**
 * What these widgets read first for the person who is signed in, beside the session, as paths. A page that asks for it
 * earlier hands the answers to the library.
 */
export const firstReads = (widgets: readonly string[]): string[] => [
  ...new Set(['/user/Profile', ...widgets.flatMap((name) => readsOf[name] ?? [])]),
];
