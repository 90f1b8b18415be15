import { matchPath, type Params } from 'react-router';
import { loadIntegratorMessages } from './messages/integrators.ts';
import { loadPartnerMessages } from './messages/partners.ts';
import { categoryOf } from './shell/categories.ts';
import type { Page } from './shell/page-route.tsx';
import { categoryGrids, filteredGrid, offerDetail, popularOffers } from './shell/shown-widgets.ts';
import type { ShownWidget } from './shell/widgets.ts';

const grid = (attributes: ShownWidget['attributes']): ShownWidget => ({ widget: 'offer-grid', attributes });

const hasCategory = ({ category }: Params) => categoryOf(category) !== undefined;

const withIntegratorTexts = async <T,>(page: Promise<T>): Promise<T> =>
  (await Promise.all([page, loadIntegratorMessages()]))[0];

const withPartnerTexts = async <T,>(page: Promise<T>): Promise<T> =>
  (await Promise.all([withIntegratorTexts(page), loadPartnerMessages()]))[0];

/** The pages of the site. Paths are case-insensitive. */
export const pages: readonly Page[] = [
  {
    path: '/',
    rendered: true,
    widgets: ['offer-grid'],
    shows: () => [grid(popularOffers)],
    load: async () => (await import('./pages/home.tsx')).Home,
  },
  { path: '/ServicePage', rendered: true, load: async () => (await import('./pages/services.tsx')).Services },
  {
    path: '/HomePage',
    rendered: true,
    widgets: ['offer-grid'],
    shows: (_params, query) => [grid(filteredGrid(query))],
    load: async () => (await import('./pages/all-offers.tsx')).AllOffers,
  },
  {
    path: '/Category/:category',
    rendered: true,
    widgets: ['offer-grid'],
    accepts: hasCategory,
    shows: ({ category }) => categoryGrids(categoryOf(category) ?? 'document').map(grid),
    load: async () => (await import('./pages/categories.tsx')).Categories,
  },
  {
    path: '/:category',
    rendered: true,
    widgets: ['offer-grid'],
    accepts: hasCategory,
    shows: ({ category }, query) => [grid(filteredGrid(query, categoryOf(category)))],
    load: async () => (await import('./pages/one-category.tsx')).OneCategory,
  },
  {
    path: '/ProductDetails/:id',
    rendered: true,
    widgets: ['offer-detail'],
    shows: ({ id }) => [{ widget: 'offer-detail', attributes: offerDetail(id) }],
    load: async () => (await import('./pages/offer.tsx')).Offer,
  },
  {
    path: '/Checkout/:id',
    rendered: 'with-app',
    source: 'pages/checkout.tsx',
    widgets: ['checkout'],
    load: async () => (await import('./pages/checkout.tsx')).Checkout,
  },
  {
    path: '/SignIn',
    rendered: 'with-app',
    source: 'pages/sign-in.tsx',
    widgets: ['sign-in'],
    load: async () => (await import('./pages/sign-in.tsx')).SignIn,
  },
  {
    path: '/ForgotPassword',
    load: async () => (await import('./pages/forgot-password.tsx')).ForgotPassword,
  },
  {
    path: '/ResetPassword',
    load: async () => (await import('./pages/reset-password.tsx')).ResetPassword,
  },
  { path: '/VerifyEmail', load: async () => (await import('./pages/verify-email.tsx')).VerifyEmail },
  { path: '/Unsubscribe', load: async () => (await import('./pages/unsubscribe.tsx')).Unsubscribe },
  { path: '/UndoEmail', load: async () => (await import('./pages/undo-email.tsx')).UndoEmail },
  {
    path: '/messages',
    rendered: 'with-app',
    source: 'pages/chat.tsx',
    widgets: ['chat-inbox'],
    guarded: true,
    inAccount: true,
    load: async () => (await import('./pages/chat.tsx')).Chat,
  },
  {
    path: '/Profile',
    widgets: ['profile'],
    guarded: true,
    inAccount: true,
    load: async () => (await import('./pages/profile.tsx')).Profile,
  },
  {
    path: '/Dashboard',
    rendered: 'with-app',
    source: 'pages/dashboard.tsx',
    widgets: ['dashboard'],
    guarded: true,
    inAccount: true,
    load: async () => (await import('./pages/dashboard.tsx')).Dashboard,
  },
  {
    path: '/Task/:id',
    widgets: ['task'],
    guarded: true,
    load: async () => (await import('./pages/task.tsx')).Task,
  },
  {
    path: '/Payments',
    widgets: ['payments'],
    guarded: true,
    inAccount: true,
    load: async () => (await import('./pages/payments.tsx')).Payments,
  },
  {
    path: '/Earnings',
    widgets: ['payments'],
    guarded: true,
    inAccount: true,
    load: async () => (await import('./pages/earnings.tsx')).Earnings,
  },
  {
    path: '/Operator/Disputes',
    widgets: ['disputes'],
    load: async () => (await import('./pages/disputes.tsx')).Disputes,
  },
  {
    path: '/Settings',
    widgets: ['account'],
    guarded: true,
    inAccount: true,
    load: async () => (await import('./pages/settings.tsx')).Settings,
  },
  ...['/Select', '/Select/Request'].map(
    (path): Page => ({
      path,
      widgets: ['service-select'],
      guarded: true,
      load: async () => (await import('./pages/select.tsx')).Select,
    }),
  ),
  {
    path: '/Select/Offer',
    widgets: ['offer-form'],
    guarded: true,
    load: async () => (await import('./pages/publish-offer.tsx')).PublishOffer,
  },
  {
    path: '/Offers/:id/Edit',
    widgets: ['offer-form'],
    guarded: true,
    load: async () => (await import('./pages/edit-offer.tsx')).EditOffer,
  },
  // The links in the spec are relative. From /Select they lead to the shorter path.
  ...['/Select/Request/:type', '/Select/:type'].map(
    (path): Page => ({
      path,
      widgets: ['request-form'],
      guarded: true,
      accepts: ({ type }) => categoryOf(type) !== undefined,
      load: async () => (await import('./pages/request.tsx')).Request,
    }),
  ),
  {
    path: '/Post',
    widgets: ['request-form'],
    guarded: true,
    load: async () => (await import('./pages/request.tsx')).Request,
  },
  {
    path: '/CallForm',
    widgets: ['request-form'],
    guarded: true,
    load: async () => (await import('./pages/request.tsx')).CallRequest,
  },
  {
    path: '/RequestBoard',
    rendered: true,
    widgets: ['request-board'],
    load: async () => (await import('./pages/requests.tsx')).Requests,
  },
  {
    path: '/Requests/:id',
    widgets: ['request-board'],
    guarded: true,
    load: async () => (await import('./pages/single-request.tsx')).SingleRequest,
  },
  {
    path: '/Requests/:id/Edit',
    widgets: ['request-form'],
    guarded: true,
    load: async () => (await import('./pages/single-request.tsx')).EditRequest,
  },
  {
    path: '/Partners/Report',
    widgets: ['partner-report'],
    guarded: true,
    load: async () => (await import('./pages/partner-report.tsx')).PartnerReport,
  },
  {
    path: '/Partners',
    rendered: true,
    source: 'pages/partner-accounts.tsx',
    load: async () => (await withPartnerTexts(import('./pages/partner-accounts.tsx'))).PartnerAccounts,
  },
  {
    path: '/Partners/:id',
    guarded: true,
    load: async () => (await withPartnerTexts(import('./pages/partner-account.tsx'))).PartnerAccount,
  },
  { path: '/Error', load: async () => (await import('./pages/error.tsx')).ErrorPage },
  { path: '/About', rendered: true, load: async () => (await import('./pages/about.tsx')).About },
  { path: '/Privacy', rendered: true, load: async () => (await import('./pages/privacy.tsx')).Privacy },
  {
    path: '/Embed',
    rendered: true,
    source: 'pages/embed.tsx',
    load: async () => (await withIntegratorTexts(import('./pages/embed.tsx'))).Embed,
  },
  {
    path: '/Docs/*',
    rendered: true,
    source: 'pages/docs.tsx',
    // The backend gives Markdown at these addresses.
    accepts: ({ '*': rest = '' }) => !rest.endsWith('.md'),
    read: async (params) => (await import('./docs/load-page.ts')).loadDocsPage(params),
    load: async () => (await withIntegratorTexts(import('./pages/docs.tsx'))).Docs,
  },
  { path: '/TeamSection', rendered: true, load: async () => (await import('./pages/team.tsx')).Team },
];

/** The page at a path, if there is one. Static paths have priority over paths with parameters. */
export function pageAt(pathname: string): Page | undefined {
  const found = pages.flatMap((page) => {
    const match = matchPath(page.path, pathname);
    return match && (page.accepts?.(match.params) ?? true) ? [page] : [];
  });
  return found.find(({ path }) => !path.includes(':')) ?? found[0];
}
