/** Turns clicks on links into router navigations, also on links inside the widgets' shadow roots. */
import { linkIn } from './link-approach.ts';

export interface LinkHandlers {
  /** Whether the router has a page for this path. The browser loads all other paths (files, API documentation). */
  isRoute(path: string): boolean;
  navigate(address: string, options: { replace: boolean; flushSync: boolean }): void;
}

export function routeLinkClicks({ isRoute: isOurs, navigate: go }: LinkHandlers): void {
  document.addEventListener('click', (event) => {
    const link = linkIn(event);
    if (!link || !isPlainClick(event) || !opensHere(link)) return;
    const { pathname, search, hash } = new URL(link.href);
    const isHere = pathname === location.pathname && search === location.search;
    const target = isHere && hash ? document.getElementById(hash.slice(1)) : null;
    if (!target && !isOurs(pathname)) return;
    event.preventDefault();
    // A link to a heading on this page moves the focus. It adds no equal entry to the history.
    if (target) target.focus();
    // Not as a transition, which renders in pieces: what the visitor has tapped comes first, and frames of the old page later.
    else go(pathname + search + hash, { replace: isHere, flushSync: true });
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
