/** The marketplace's site as an app in the browser. `start.ts` decides when it starts. */
import { linkCode } from './shell/link-code.ts';

import './mail-links/link-parameters.ts';

import { configure, restoreByLink, session } from '@dragoman/widgets/page';
import type {} from '@dragoman/widgets/react';
import { StrictMode, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadMessages } from './messages/messages.ts';
import { prefetchLinks, prefetchOfferPage } from './prefetch.ts';
import { router } from './router.ts';
import { pageAt } from './routes.tsx';
import { routeLinkClicks } from './shell/link-clicks.ts';
import { preferences } from './shell/preferences.ts';
import { VisitorContext } from './shell/visitor.ts';
import { savesData } from './shell/when-idle.ts';
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
  void (linkCode ? restoreByLink(linkCode) : session.restore());
  loadWidgets(['toaster']);
  const { locale } = preferences.get();
  // Renders only once texts and the first page are loaded, so that there is no layout shift.
  await Promise.all([loadMessages(locale), firstPage()]);

  const visitor = { preferences: preferences.get(), isReturning: root.dataset.returning !== undefined };
  const app = (
    <StrictMode>
      <VisitorContext value={visitor}>
        <RouterProvider router={router} />
        <Shown onShown={isShown} />
      </VisitorContext>
    </StrictMode>
  );
  // Where the server took the visitor for a reader of another language, or the visitor has gone back meanwhile, the browser
  // renders the page anew.
  if (root.dataset.rendered === locale && isRenderedPage()) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  await shown;
  routeLinkClicks({
    isRoute: (path) => pageAt(path) !== undefined,
    navigate: (address, options) => void router.navigate(address, options),
  });
  if (savesData()) return;
  prefetchLinks();
  prefetchOfferPage();
}

const renderedKey = router.state.location.key;

const isRenderedPage = () =>
  router.state.location.key === renderedKey && router.state.navigation.state === 'idle';

const firstPage = () =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

function Shown({ onShown }: { onShown(): void }) {
  const [scrolledTo] = useState(scrollY);
  // The router begins every page at its top. The visitor may have scrolled what the server rendered.
  useLayoutEffect(() => {
    if (!router.state.restoreScrollPosition && !location.hash)
      scrollTo({ top: scrolledTo, behavior: 'instant' });
  }, [scrolledTo]);
  useEffect(onShown, [onShown]);
  return null;
}
