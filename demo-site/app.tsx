/** The marketplace's site as an app in the browser. `start.ts` decides when it starts. */
import { linkCode } from './shell/link-code.ts';

import './mail-links/link-parameters.ts';

import {
  adoptAnswers,
  configure,
  hideWidgetEvents,
  restoreByLink,
  retainTargets,
  session,
} from '@dragoman/widgets/page';
import type {} from '@dragoman/widgets/react';
import { StrictMode, startTransition, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadMessages } from './messages/messages.ts';
import { prefetchLinks, prefetchOfferPage } from './prefetch.ts';
import { navigateAtOnce, type Router, startRouter } from './router.ts';
import { pageAt } from './routes.tsx';
import { routeLinkClicks } from './shell/link-clicks.ts';
import { nextTask } from './shell/next-task.ts';
import { preferences } from './shell/preferences.ts';
import { VisitorContext } from './shell/visitor.ts';
import { savesData } from './shell/when-idle.ts';
import { loadWidgets, loadWidgetsAfter } from './shell/widgets.ts';

/** Resolves once the page is shown, and answers to what the visitor does. */
export async function startApp(early: ReadonlyMap<string, Promise<Response>>): Promise<void> {
  const root = document.getElementById('site');
  if (!root) return;
  let isShown: () => void = () => undefined;
  const shown = new Promise<void>((resolve) => {
    isShown = resolve;
  });
  loadWidgetsAfter(shown);

  // The spec requires this name. On partners' pages a key `token` might belong to the partner.
  configure({ apiUrl: location.origin, storageKey: 'token' });
  adoptAnswers(early);
  void (linkCode ? restoreByLink(linkCode) : session.restore());
  loadWidgets(['toaster']);
  const { locale } = preferences.get();
  const texts = loadMessages(locale);
  // The modules' evaluation was a long task. The router's start is another one.
  await nextTask();
  const router = startRouter();
  const renderedKey = router.state.location.key;
  // Renders only once texts and the first page are loaded, so that there is no layout shift.
  await Promise.all([texts, firstPage(router)]);

  const visitor = {
    preferences: preferences.get(),
    isReturning: root.dataset.returning !== undefined,
    origin: location.origin,
  };
  const app = (
    <StrictMode>
      <VisitorContext value={visitor}>
        <RouterProvider router={router} />
        <Shown router={router} onShown={isShown} />
      </VisitorContext>
    </StrictMode>
  );
  // Where the server took the visitor for a reader of another language, or the visitor has gone back meanwhile, the browser
  // renders the page anew.
  const isRenderedPage = () =>
    router.state.location.key === renderedKey && router.state.navigation.state === 'idle';
  if (root.dataset.rendered === locale && isRenderedPage()) {
    retainTargets(document);
    const stopHiding = hideWidgetEvents(root);
    void shown.then(stopHiding);
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
  routeLinkClicks({
    pageAt,
    navigate: (address, { isAtOnce, replace }) =>
      isAtOnce ? navigateAtOnce(router, address, { replace }) : void router.navigate(address, { replace }),
  });
  if (savesData()) return;
  prefetchLinks();
  prefetchOfferPage();
}

const firstPage = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

function Shown({ router, onShown }: { router: Router; onShown(): void }) {
  const scrolledTo = useRef(0);
  // The router begins every page at its top, in a layout effect. The visitor may have scrolled what the server rendered,
  // also while the page hydrated.
  useInsertionEffect(() => {
    scrolledTo.current = scrollY;
  }, []);
  useLayoutEffect(() => {
    if (!router.state.restoreScrollPosition && !location.hash)
      scrollTo({ top: scrolledTo.current, behavior: 'instant' });
  }, [router]);
  useEffect(onShown, [onShown]);
  return null;
}
