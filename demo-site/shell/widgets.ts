/** The widgets by name, each fetched when a page first needs it. */
const doors = {
  'offer-grid': () => import('@dragoman/widgets/offer-grid'),
  'offer-detail': () => import('@dragoman/widgets/offer-detail'),
  'sign-in': () => import('@dragoman/widgets/sign-in'),
  checkout: () => import('@dragoman/widgets/checkout'),
  dashboard: () => import('@dragoman/widgets/dashboard'),
  account: () => import('@dragoman/widgets/account'),
  profile: () => import('@dragoman/widgets/profile'),
  'service-select': () => import('@dragoman/widgets/service-select'),
  'offer-form': () => import('@dragoman/widgets/offer-form'),
  'request-form': () => import('@dragoman/widgets/request-form'),
  'request-board': () => import('@dragoman/widgets/request-board'),
  'chat-inbox': () => import('@dragoman/widgets/chat-inbox'),
  'user-menu': () => import('@dragoman/widgets/user-menu'),
  'notification-bell': () => import('@dragoman/widgets/notification-bell'),
  'partner-report': () => import('@dragoman/widgets/partner-report'),
  toaster: () => import('@dragoman/widgets/toaster'),
};

export type WidgetName = keyof typeof doors;

export function loadWidgets(names: readonly WidgetName[]): void {
  // One that cannot be fetched leaves its place empty; the rest of the page is not worth less for it.
  for (const name of names) doors[name]().catch((error: unknown) => console.error(error));
}
