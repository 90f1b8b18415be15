/** The router of the browser: the site's routes, and the history. */
import { createBrowserRouter } from 'react-router';
import { siteRoutes } from './route-tree.tsx';

// The router gives the same key to every history entry that a page load created, and would restore the scroll
// position of the last one in all of them. A random key prevents that. With the index the router does not write it itself:
// a second write into the history took 17 ms of a profiled start with a processor four times slower.
if (!history.state?.key)
  history.replaceState({ idx: 0, ...history.state, key: Math.random().toString(36).slice(2) }, '');

export type Router = ReturnType<typeof createBrowserRouter>;

export function startRouter(): Router {
  const router = createBrowserRouter(siteRoutes(() => router.state.restoreScrollPosition));
  const { subscribe } = router;
  router.subscribe = (listener) =>
    subscribe((state, options) => {
      const isArrival = state.navigation.state === 'idle';
      const flushSync = isAtOnce && isArrival;
      if (isArrival) isAtOnce = false;
      listener(state, { ...options, flushSync });
    });
  return router;
}

let isAtOnce = false;

/**
 * Leads to a page and shows it in one piece as soon as its code is there: in a transition React renders in several, with
 * frames of the old page between them. The router’s own `flushSync` is for the state in which it loads, not for the page.
 */
export function navigateAtOnce(router: Router, address: string, options: { replace: boolean }): void {
  isAtOnce = true;
  void router.navigate(address, options);
}
