/** Loads each widget when a page first needs it. */
import { prefetchWidget } from '#core/element/prefetch-widget.ts';

const loaders = {
  'offer-grid': () => import('@dragoman/widgets/offer-grid'),
  'offer-detail': () => import('@dragoman/widgets/offer-detail'),
  'sign-in': () => import('@dragoman/widgets/sign-in'),
  checkout: () => import('@dragoman/widgets/checkout'),
  dashboard: () => import('@dragoman/widgets/dashboard'),
  task: () => import('@dragoman/widgets/task'),
  account: () => import('@dragoman/widgets/account'),
  profile: () => import('@dragoman/widgets/profile'),
  'service-select': () => import('@dragoman/widgets/service-select'),
  'offer-form': () => import('@dragoman/widgets/offer-form'),
  'request-form': () => import('@dragoman/widgets/request-form'),
  'request-board': () => import('@dragoman/widgets/request-board'),
  availability: () => import('@dragoman/widgets/availability'),
  'chat-inbox': () => import('@dragoman/widgets/chat-inbox'),
  'user-menu': () => import('@dragoman/widgets/user-menu'),
  disputes: () => import('@dragoman/widgets/disputes'),
  payments: () => import('@dragoman/widgets/payments'),
  'notification-bell': () => import('@dragoman/widgets/notification-bell'),
  'partner-report': () => import('@dragoman/widgets/partner-report'),
  toaster: () => import('@dragoman/widgets/toaster'),
};

export type WidgetName = keyof typeof loaders;

export interface ShownWidget {
  widget: WidgetName;
  attributes: Readonly<Record<string, string | number | undefined>>;
}

let shown: Promise<void> = Promise.resolve();

/**
 * Widgets start after the page around them: the first facts that they report would find no listener on a page that is not
 * hydrated yet.
 */
export const loadWidgetsAfter = (moment: Promise<void>): void => {
  shown = moment;
};

export function loadWidgets(names: readonly WidgetName[]): void {
  // A server defines no elements; the backend renders the public ones.
  if (import.meta.env.SSR) return;
  // If a widget cannot be loaded, its element stays empty and the rest of the page still works.
  for (const name of names) shown.then(loaders[name]).catch((error: unknown) => console.error(error));
}

/** Requests what a public widget shows first. */
export function prefetchAnswers({ widget, attributes }: ShownWidget): void {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const texts = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  shown
    .then(loaders[widget])
    .then(() => prefetchWidget(`dragoman-${widget}`, texts))
    // The page says so where it needs the widget.
    .catch(() => undefined);
}
