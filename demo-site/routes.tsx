import { type ComponentType, createElement } from 'react';
import { createBrowserRouter, data, matchPath, type Params, type RouteObject } from 'react-router';
import { loadIntegratorMessages } from './messages/integrators.ts';
import { Failure } from './pages/failure.tsx';
import { categoryOf } from './shell/categories.ts';
import { Shell } from './shell/shell.tsx';
import { SignedIn } from './shell/signed-in.tsx';
import { loadWidgets, type WidgetName } from './shell/widgets.ts';

interface Page {
  path: string;
  load(): Promise<ComponentType>;
  widgets?: readonly WidgetName[];
  /** Only for people who are signed in. */
  guarded?: boolean;
  /** What the path's placeholders may be; anything else is not found. */
  accepts?(params: Params): boolean;
  /** What the page is about, read before it is shown. */
  read?(params: Params): Promise<unknown>;
  /** Where the same words in small letters are an address of the backend's. */
  caseSensitive?: boolean;
}

const ofCategory = ({ category }: Params) => categoryOf(category) !== undefined;

/** The addresses of the site, matched without regard to case. */
const pages: readonly Page[] = [
  { path: '/', widgets: ['offer-grid'], load: async () => (await import('./pages/home.tsx')).Home },
  { path: '/ServicePage', load: async () => (await import('./pages/services.tsx')).Services },
  {
    path: '/HomePage',
    widgets: ['offer-grid'],
    load: async () => (await import('./pages/all-offers.tsx')).AllOffers,
  },
  {
    path: '/Category/:category',
    widgets: ['offer-grid'],
    accepts: ofCategory,
    load: async () => (await import('./pages/categories.tsx')).Categories,
  },
  {
    path: '/:category',
    widgets: ['offer-grid'],
    accepts: ofCategory,
    load: async () => (await import('./pages/one-category.tsx')).OneCategory,
  },
  {
    path: '/ProductDetails/:id',
    widgets: ['offer-detail'],
    load: async () => (await import('./pages/offer.tsx')).Offer,
  },
  {
    path: '/Checkout/:id',
    widgets: ['checkout'],
    load: async () => (await import('./pages/checkout.tsx')).Checkout,
  },
  { path: '/SignIn', widgets: ['sign-in'], load: async () => (await import('./pages/sign-in.tsx')).SignIn },
  {
    path: '/messages',
    widgets: ['chat-inbox'],
    guarded: true,
    load: async () => (await import('./pages/chat.tsx')).Chat,
  },
  {
    path: '/Profile',
    widgets: ['profile'],
    guarded: true,
    load: async () => (await import('./pages/profile.tsx')).Profile,
  },
  {
    path: '/Dashboard',
    widgets: ['dashboard'],
    guarded: true,
    load: async () => (await import('./pages/dashboard.tsx')).Dashboard,
  },
  {
    path: '/Settings',
    widgets: ['account'],
    guarded: true,
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
  // The spec links the three kinds relatively, which from /Select itself makes the shorter of the two.
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
    widgets: ['request-board'],
    load: async () => (await import('./pages/requests.tsx')).Requests,
  },
  {
    path: '/Partners/Report',
    widgets: ['partner-report'],
    guarded: true,
    load: async () => (await import('./pages/partner-report.tsx')).PartnerReport,
  },
  { path: '/Error', load: async () => (await import('./pages/trouble.tsx')).Trouble },
  { path: '/About', load: async () => (await import('./pages/about.tsx')).About },
  { path: '/Privacy', load: async () => (await import('./pages/privacy.tsx')).Privacy },
  {
    path: '/Embed',
    load: async () => {
      const [{ Embed }] = await Promise.all([import('./pages/embed.tsx'), loadIntegratorMessages()]);
      return Embed;
    },
  },
  {
    path: '/Docs/*',
    caseSensitive: true,
    read: async (params) => (await import('./docs/read.ts')).readDocs(params),
    load: async () => {
      const [{ Docs }] = await Promise.all([import('./pages/docs.tsx'), loadIntegratorMessages()]);
      return Docs;
    },
  },
  { path: '/TeamSection', load: async () => (await import('./pages/team.tsx')).Team },
];

function toRoute({
  path,
  caseSensitive,
  load,
  read,
  widgets = [],
  guarded,
  accepts = () => true,
}: Page): RouteObject {
  return {
    path,
    caseSensitive,
    async loader({ params }) {
      if (!accepts(params)) throw data(null, { status: 404 });
      return (await read?.(params)) ?? null;
    },
    lazy: async () => {
      loadWidgets(widgets);
      const page = createElement(await load());
      return { element: guarded ? <SignedIn>{page}</SignedIn> : page };
    },
  };
}

// The router calls every entry that was opened by its address the same, and would scroll each to where the last
// one was left.
if (!history.state?.key)
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '');

export const router = createBrowserRouter([
  {
    element: <Shell restoredScroll={() => router.state.restoreScrollPosition} />,
    errorElement: <Failure />,
    children: [
      {
        errorElement: <Failure />,
        children: [
          ...pages.map(toRoute),
          { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found.tsx')).NotFound }) },
        ],
      },
    ],
  },
]);

/** The page at a path, unless that path is nobody's. Named pages come before those with placeholders. */
export function pageAt(pathname: string): Page | undefined {
  const found = pages.flatMap((page) => {
    const match = matchPath({ path: page.path, caseSensitive: page.caseSensitive }, pathname);
    return match && (page.accepts?.(match.params) ?? true) ? [page] : [];
  });
  return found.find(({ path }) => !path.includes(':')) ?? found[0];
}

/** Fetches ahead what the page at a path is made of. */
export function prefetch(pathname: string): void {
  const page = pageAt(pathname);
  if (!page) return;
  loadWidgets(page.widgets ?? []);
  void page.load().catch(() => undefined);
}
