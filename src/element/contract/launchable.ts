/** The widgets that may be opened in a dialog: all that have a place in the page of their own. */
export const launchable = [
  'chat-inbox',
  'checkout',
  'offer-grid',
  'offer-detail',
  'sign-in',
  'service-select',
  'request-board',
  'request-form',
  'offer-form',
  'dashboard',
  'task',
  'payments',
  'profile',
  'account',
  'availability',
  'notification-bell',
  'partner-report',
  'disputes',
] as const;

export type Launchable = (typeof launchable)[number];
