/** The view of each page of the site, and what it needs. Which pages there are says src/domain/pages.ts. */
import type { LegalKind } from '#core/domain/legal.ts';
import { type PagePath, sitePages } from '#core/domain/pages.ts';
import { readLegalText } from './legal-text.ts';
import { loadHelpMessages } from './messages/help.ts';
import { loadIntegratorMessages } from './messages/integrators.ts';
import { loadOperatorMessages } from './messages/operators.ts';
import { categoryOf } from './shell/categories.ts';
import type { PageView, ShownPage } from './shell/page-route.tsx';
import { categoryGrids, filteredGrid, offerDetail, popularOffers } from './shell/shown-widgets.ts';
import type { ShownWidget } from './shell/widgets.ts';

const grid = (attributes: ShownWidget['attributes']): ShownWidget => ({ widget: 'offer-grid', attributes });

const withIntegratorTexts = async <T,>(page: Promise<T>): Promise<T> =>
  (await Promise.all([page, loadIntegratorMessages()]))[0];

/** What is read and failed is said in the words of partners' pages. */
const withOperatorTexts = async <T,>(page: Promise<T>): Promise<T> =>
  (await Promise.all([page, loadIntegratorMessages(), loadOperatorMessages()]))[0];

/** One that the company writes. */
const legalPage = (kind: LegalKind): PageView => ({
  read: (_params, context) => readLegalText(kind, context),
  load: async () => (await import('./pages/legal-page.tsx')).LegalPage,
});

const select: PageView = {
  widgets: ['service-select'],
  load: async () => (await import('./pages/select.tsx')).Select,
};
const request: PageView = {
  widgets: ['request-form'],
  load: async () => (await import('./pages/request.tsx')).Request,
};

const views: Record<PagePath, PageView> = {
  '/': {
    widgets: ['offer-grid'],
    shows: () => [grid(popularOffers)],
    load: async () => (await import('./pages/home.tsx')).Home,
  },
  '/HomePage': {
    widgets: ['offer-grid'],
    shows: (_params, query) => [grid(filteredGrid(query))],
    load: async () => (await import('./pages/all-offers.tsx')).AllOffers,
  },
  '/ServicePage': { load: async () => (await import('./pages/services.tsx')).Services },
  '/RequestBoard': {
    widgets: ['request-board'],
    load: async () => (await import('./pages/requests.tsx')).Requests,
  },
  '/About': { load: async () => (await import('./pages/about.tsx')).About },
  '/TeamSection': { load: async () => (await import('./pages/team.tsx')).Team },
  '/Terms': legalPage('terms'),
  '/Privacy': legalPage('privacy'),
  '/Imprint': legalPage('imprint'),
  '/Help': {
    load: async () => (await Promise.all([import('./pages/help.tsx'), loadHelpMessages()]))[0].Help,
  },
  '/Embed': {
    source: 'pages/embed.tsx',
    load: async () => (await withIntegratorTexts(import('./pages/embed.tsx'))).Embed,
  },
  '/Partners': {
    source: 'partners/partner-accounts.tsx',
    load: async () => (await withIntegratorTexts(import('./partners/partner-accounts.tsx'))).PartnerAccounts,
  },
  '/Docs/*': {
    source: 'pages/docs.tsx',
    read: async (params) => (await import('./docs/load-page.ts')).loadDocsPage(params),
    load: async () => (await withIntegratorTexts(import('./pages/docs.tsx'))).Docs,
  },
  '/:category': {
    widgets: ['offer-grid'],
    shows: ({ category }, query) => [grid(filteredGrid(query, categoryOf(category)))],
    load: async () => (await import('./pages/one-category.tsx')).OneCategory,
  },
  '/Category/:category': {
    widgets: ['offer-grid'],
    shows: ({ category }) => categoryGrids(categoryOf(category) ?? 'document').map(grid),
    load: async () => (await import('./pages/categories.tsx')).Categories,
  },
  '/ProductDetails/:id': {
    widgets: ['offer-detail'],
    shows: ({ id }) => [{ widget: 'offer-detail', attributes: offerDetail(id) }],
    load: async () => (await import('./pages/offer.tsx')).Offer,
  },
  '/Checkout/:id': {
    source: 'pages/checkout.tsx',
    widgets: ['checkout'],
    load: async () => (await import('./pages/checkout.tsx')).Checkout,
  },
  '/SignIn': {
    source: 'pages/sign-in.tsx',
    widgets: ['sign-in'],
    load: async () => (await import('./pages/sign-in.tsx')).SignIn,
  },
  '/ForgotPassword': { load: async () => (await import('./pages/mail-links.tsx')).ForgotPassword },
  '/ResetPassword': { load: async () => (await import('./pages/mail-links.tsx')).ResetPassword },
  '/VerifyEmail': { load: async () => (await import('./pages/mail-links.tsx')).VerifyEmail },
  '/UndoEmail': { load: async () => (await import('./pages/mail-links.tsx')).UndoEmail },
  '/Unsubscribe': { load: async () => (await import('./pages/mail-links.tsx')).Unsubscribe },
  '/Operator': {
    load: async () => (await withOperatorTexts(import('./operator/overview.tsx'))).Overview,
  },
  '/Operator/Users': {
    load: async () => (await withOperatorTexts(import('./operator/people.tsx'))).People,
  },
  '/Operator/Users/:id': {
    load: async () => (await withOperatorTexts(import('./operator/person.tsx'))).Person,
  },
  '/Operator/Tasks': {
    load: async () => (await withOperatorTexts(import('./operator/tasks.tsx'))).Tasks,
  },
  '/Operator/Audit': {
    load: async () => (await withOperatorTexts(import('./operator/audit-log.tsx'))).AuditLog,
  },
  '/Operator/Disputes': {
    widgets: ['disputes'],
    load: async () => (await withOperatorTexts(import('./operator/disputes.tsx'))).Disputes,
  },
  '/Error': { load: async () => (await import('./pages/error.tsx')).ErrorPage },
  '/messages': {
    source: 'pages/chat.tsx',
    widgets: ['chat-inbox'],
    inAccount: true,
    load: async () => (await import('./pages/chat.tsx')).Chat,
  },
  '/Dashboard': {
    source: 'pages/dashboard.tsx',
    widgets: ['dashboard'],
    inAccount: true,
    load: async () => (await import('./pages/dashboard.tsx')).Dashboard,
  },
  '/Profile': {
    widgets: ['profile'],
    inAccount: true,
    load: async () => (await import('./pages/profile.tsx')).Profile,
  },
  '/Settings': {
    widgets: ['account'],
    inAccount: true,
    load: async () => (await import('./pages/settings.tsx')).Settings,
  },
  '/Payments': {
    widgets: ['payments'],
    inAccount: true,
    load: async () => (await import('./pages/payments.tsx')).Payments,
  },
  '/Earnings': {
    widgets: ['payments'],
    inAccount: true,
    load: async () => (await import('./pages/earnings.tsx')).Earnings,
  },
  '/Availability': {
    widgets: ['availability'],
    inAccount: true,
    load: async () => (await import('./pages/availability.tsx')).Availability,
  },
  '/Task/:id': { widgets: ['task'], load: async () => (await import('./pages/task.tsx')).Task },
  '/Select': select,
  '/Select/Request': select,
  '/Select/Offer': {
    widgets: ['offer-form'],
    load: async () => (await import('./pages/publish-offer.tsx')).PublishOffer,
  },
  '/Select/Request/:category': request,
  '/Select/:category': request,
  '/Post': request,
  '/CallForm': {
    widgets: ['request-form'],
    load: async () => (await import('./pages/request.tsx')).CallRequest,
  },
  '/Offers/:id/Edit': {
    widgets: ['offer-form'],
    load: async () => (await import('./pages/edit-offer.tsx')).EditOffer,
  },
  '/Requests/:id': {
    widgets: ['request-board'],
    load: async () => (await import('./pages/single-request.tsx')).SingleRequest,
  },
  '/Requests/:id/Edit': {
    widgets: ['request-form'],
    load: async () => (await import('./pages/single-request.tsx')).EditRequest,
  },
  '/Partners/Report': {
    widgets: ['partner-report'],
    load: async () => (await import('./pages/partner-report.tsx')).PartnerReport,
  },
  '/Partners/:id': {
    load: async () => (await withIntegratorTexts(import('./partners/partner-account.tsx'))).PartnerAccount,
  },
};

export const viewOf = (path: PagePath): PageView => views[path];

export const pages: readonly ShownPage[] = sitePages.map((page) => ({ ...page, ...views[page.path] }));
