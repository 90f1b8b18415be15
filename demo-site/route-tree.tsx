import type { RouteObject } from 'react-router';
import { NotFound } from './pages/not-found.tsx';
import { RouteError } from './pages/route-error.tsx';
import { pages } from './routes.tsx';
import { toRoute } from './shell/page-route.tsx';
import { Shell } from './shell/shell.tsx';

export const siteRoutes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        children: [...pages.map(toRoute), { path: '*', Component: NotFound }],
      },
    ],
  },
];
