/**
 * Links of the site are plain ones, also those in the widgets' shadow roots. A click on one is a navigation of the router,
 * and what it leads to is prefetched once a visitor points at it: the code of the page, and what its widgets show first.
 */
import { pageAt } from '#core/domain/pages.ts';
import { whenIdle } from '#core/hooks/data/when-idle.ts';
import { viewOf } from './routes.tsx';
import { savesData } from './shell/before-app.ts';
import { loadPage, type PageView } from './shell/page-route.tsx';
import { linkIn } from './shell/use-place.ts';
import { loadWidgets, prefetchAnswers } from './shell/widgets.ts';

interface Navigation {
  navigate(address: string, options: { replace: boolean }): Promise<void>;
}

export function followLinks({ navigate }: Navigation): void {
  document.addEventListener('click', (event) => {
    const link = linkIn(event);
    if (!link || !isPlainClick(event) || !opensHere(link)) return;
    const { pathname, search, hash } = new URL(link.href);
    const isHere = pathname === location.pathname && search === location.search;
    const target = isHere && hash ? document.getElementById(hash.slice(1)) : null;
    // The browser loads all other paths: files, the API's documentation.
    if (!target && !pageAt(pathname)) return;
    event.preventDefault();
    // A link to a heading on this page moves the focus. It adds no equal entry to the history.
    if (target) target.focus();
    else void navigate(pathname + search + hash, { replace: isHere });
  });
  if (!savesData()) prefetchLinks();
}

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const opensHere = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self');

/** In milliseconds: a pointer that only crosses a link leaves it sooner. */
const rest = 50;

/** A page is prefetched once in this time, in milliseconds, and so many pages at most. */
const period = 30_000;
const mostPages = 20;

function prefetchLinks(): void {
  let last: EventTarget | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const point = (event: Event) => {
    const [target] = event.composedPath();
    if (target === last) return;
    last = target;
    clearTimeout(timer);
    timer = setTimeout(prefetch, rest, linkIn(event));
  };
  // Browsers do not report `pointerover` and `focusin` to the document while pointer and focus stay within one shadow root:
  // the key that has moved the focus is released on the link.
  document.addEventListener('pointermove', point, { passive: true });
  document.addEventListener('keyup', point);
  document.addEventListener('pointerdown', (event) => prefetch(linkIn(event)), { passive: true });
  // Every grid leads to an offer. With the code there already, a tap on a phone waits for one answer only.
  const offerPage = viewOf('/ProductDetails/:id');
  if (document.querySelector('dragoman-offer-grid')) whenIdle(() => prefetchCode(offerPage));
}

const prefetched = new Set<string>();

function prefetch(link: HTMLAnchorElement | undefined): void {
  if (!link || link.origin !== location.origin) return;
  const { href, pathname } = link;
  const found = pageAt(pathname);
  const isHere = href.split('#')[0] === location.href.split('#')[0];
  if (!found || isHere || prefetched.has(href) || prefetched.size >= mostPages) return;
  prefetched.add(href);
  setTimeout(() => prefetched.delete(href), period);
  const view = viewOf(found.page.path);
  prefetchCode(view);
  for (const shown of view.shows?.(found.params, new URL(href).searchParams) ?? []) prefetchAnswers(shown);
}

function prefetchCode({ widgets = [], load }: PageView): void {
  loadWidgets(widgets);
  void loadPage(load).catch(() => undefined);
}
