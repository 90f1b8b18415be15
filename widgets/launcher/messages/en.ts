import type { Translated } from '#core/i18n/catalogue.ts';

export const messages = {
  'chat-inbox': 'Messages',
  checkout: 'Book',
  'offer-grid': 'Translators',
  'offer-detail': 'Offer',
  'sign-in': 'Sign in',
  'service-select': 'Offer or ask for a translation',
  'request-board': 'Requests',
  'request-form': 'Publish a request',
  'offer-form': 'Publish an offer',
  dashboard: 'Dashboard',
  task: 'Task',
  payments: 'Payments',
  profile: 'Profile',
  account: 'Settings',
  availability: 'Hours for calls',
  'notification-bell': 'Notifications',
  'partner-report': 'Report',
  disputes: 'Disputes',
  unread: ({ count }: { count: number }) => `${count} unread`,
};

export type Messages = Translated<typeof messages>;
