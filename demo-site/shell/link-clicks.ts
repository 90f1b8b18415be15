/** Turns clicks on links into router navigations, also on links inside the widgets' shadow roots. */
import { linkIn } from './link-approach.ts';
import type { Page } from './page-route.tsx';

export interface LinkHandlers {
  /** The page that the router has for this path. The browser loads all other paths (files, API documentation). */
  pageAt(path: string): Pick<Page, 'shows'> | undefined;
  navigate(address: string, options: { replace: boolean; isAtOnce: boolean }): void;
}

export function routeLinkClicks({ pageAt, navigate: go }: LinkHandlers): void {
  document.addEventListener('click', (event) => {
    const link = linkIn(event);
    if (!link || !isPlainClick(event) || !opensHere(link)) return;
    const { pathname, search, hash } = new URL(link.href);
    const isHere = pathname === location.pathname && search === location.search;
    const target = isHere && hash ? document.getElementById(hash.slice(1)) : null;
    const page = pageAt(pathname);
    if (!target && !page) return;
    event.preventDefault();
    // A link to a heading on this page moves the focus. It adds no equal entry to the history.
    if (target) target.focus();
    // What is prefetched at once: a transition renders in pieces, with frames of the old page between them. Other pages may
    // lead on in an effect, and the router loses a navigation that begins while it shows another one at once.
    else go(pathname + search + hash, { replace: isHere, isAtOnce: page?.shows !== undefined });
  });
}

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const opensHere = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self');
