/** Prefetches the page that the visitor is about to open: its code, and the public answers that it shows first. */
import { matchPath } from 'react-router';
import { pageAt } from './routes.tsx';
import { watchApproach } from './shell/link-approach.ts';
import { loadPage, type Page } from './shell/page-route.tsx';
import { whenIdle } from './shell/when-idle.ts';
import { loadWidgets, prefetchAnswers } from './shell/widgets.ts';

/** A page is prefetched once in this time, in milliseconds, and so many pages at most. */
const period = 30_000;
const mostPages = 20;

export function prefetchLinks(): void {
  const prefetched = new Set<string>();
  watchApproach(({ href, origin }) => {
    const isHere = href.split('#')[0] === location.href.split('#')[0];
    if (origin !== location.origin || isHere || prefetched.has(href) || prefetched.size >= mostPages) return;
    prefetched.add(href);
    setTimeout(() => prefetched.delete(href), period);
    prefetch(new URL(href));
  });
}

function prefetch({ pathname, searchParams }: URL): void {
  const page = pageAt(pathname);
  if (!page) return;
  prefetchCode(page);
  const { params = {} } = matchPath(page.path, pathname) ?? {};
  for (const shown of page.shows?.(params, searchParams) ?? []) prefetchAnswers(shown);
}

/** Every grid leads to an offer. With the code there already, a tap on a phone waits for one answer only. */
export function prefetchOfferPage(): void {
  const page = pageAt('/ProductDetails/1');
  if (!page || !document.querySelector('dragoman-offer-grid')) return;
  whenIdle(() => prefetchCode(page));
}

function prefetchCode(page: Page): void {
  loadWidgets(page.widgets ?? []);
  void loadPage(page.load).catch(() => undefined);
}
