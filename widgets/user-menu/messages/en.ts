import type { Translated } from '#core/i18n/catalogue.ts';
import { plural } from '#core/i18n/format.ts';

export const messages = {
  toggle: ({ name }: { name: string }) => `Account of ${name}`,
  profile: 'Profile',
  dashboard: 'Dashboard',
  messages: 'Messages',
  unread: ({ count, digits }: { count: number; digits: string }) =>
    `${digits} unread ${plural('en', count, { one: 'conversation', other: 'conversations' })}`,
  payments: 'Payments',
  earnings: 'Earnings',
  disputes: 'Disputes',
  settings: 'Settings',
  signOut: 'Sign out',
  extendTitle: 'Stay signed in?',
  extendHint:
    'You will be signed out in a few minutes. Enter your password to stay signed in: what you have typed stays as it is.',
  extend: 'Stay signed in',
  extendLater: 'Not now',
  extended: 'You stay signed in.',
};

export type Messages = Translated<typeof messages>;
