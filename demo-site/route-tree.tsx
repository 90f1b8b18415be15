import type { RouteObject } from 'react-router';
import { RouteError } from './pages/route-error.tsx';
import { pages } from './routes.tsx';
import { toRoute } from './shell/page-route.tsx';
import { Shell } from './shell/shell.tsx';

/** The routes of all pages. `restoredScroll` tells where the router would scroll to. */
export const siteRoutes = (restoredScroll: () => number | false | null): RouteObject[] => [
  {
    element: <Shell restoredScroll={restoredScroll} />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          ...pages.map(toRoute),
          { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found.tsx')).NotFound }) },
        ],
      },
    ],
  },
];
