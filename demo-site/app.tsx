/** The marketplace's site as an app in the browser. `start.ts` decides when it starts. */

import { configure } from '@dragoman/widgets/page';
import type {} from '@dragoman/widgets/react';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { followLinks } from './links.ts';
import { loadMessages } from './messages/messages.ts';
import { siteRoutes } from './route-tree.tsx';
import { preferences } from './shell/preferences.ts';
import { restoreSession } from './shell/restore-session.ts';
import { VisitorContext } from './shell/visitor.ts';
import { loadWidgets, loadWidgetsAfter } from './shell/widgets.ts';

/** Resolves once the page is shown, and answers to what the visitor does. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('site');
  if (!root) return;
  let isShown: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => {
    isShown = resolve;
  });
  loadWidgetsAfter(shown);

  // The spec requires this name. On partners' pages a key `token` might belong to the partner.
  configure({ apiUrl: location.origin, storageKey: 'token' });
  void restoreSession();
  loadWidgets(['toaster']);
  const { locale } = preferences.get();
  // Where the server took the visitor for a reader of another language, the browser renders the page anew.
  const isRendered = root.dataset.rendered === locale;
  const hydrationData = isRendered ? { loaderData: {} } : undefined;
  const router = createBrowserRouter(siteRoutes, { hydrationData });
  const renderedKey = router.state.location.key;
  // Renders only once texts and the first page are loaded, so that there is no layout shift.
  await Promise.all([loadMessages(locale), firstPage(router)]);
  // Loading the code of the first page counts as a navigation, after which the router would scroll to the top.
  if (isRendered) router.state.restoreScrollPosition = false;

  const visitor = {
    preferences: preferences.get(),
    isReturning: root.dataset.returning !== undefined,
    origin: location.origin,
  };
  const app = (
    <StrictMode>
      <VisitorContext value={visitor}>
        <RouterProvider router={router} />
        <Shown onShown={isShown} />
      </VisitorContext>
    </StrictMode>
  );
  const isRenderedPage = () => router.state.location.key === renderedKey;
  if (isRendered && isRenderedPage()) {
    // In pieces of some milliseconds, between which the browser answers to the visitor.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  await shown;
  // Who goes back while the page hydrates does so before its view listens to the router.
  if (!isRenderedPage()) void router.revalidate();
  followLinks(router);
}

type Router = ReturnType<typeof createBrowserRouter>;

const firstPage = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

function Shown({ onShown }: { onShown(): void }) {
  useEffect(onShown, [onShown]);
  return null;
}
