/** Turns clicks on links into router navigations, also on links inside the widgets' shadow roots. */

export interface LinkHandlers {
  /** Whether the router has a page for this path. The browser loads all other paths (files, API documentation). */
  isRoute(path: string): boolean;
  navigate(address: string, options: { replace: boolean }): void;
  /** The pointer or the focus is on a link with this path. */
  prefetch(path: string): void;
}

export function routeLinkClicks({ isRoute: isOurs, navigate: go, prefetch: approach }: LinkHandlers): void {
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
    else go(pathname + search + hash, { replace: isHere });
  });

  const prefetchLink = (event: Event) => {
    const link = linkIn(event);
    if (link && link.origin === location.origin && isOurs(link.pathname)) approach(link.pathname);
  };
  document.addEventListener('pointerover', prefetchLink, { passive: true });
  document.addEventListener('focusin', prefetchLink);
}

const isLink = (target: EventTarget): target is HTMLAnchorElement =>
  target instanceof HTMLAnchorElement && target.href !== '';

const linkIn = (event: Event): HTMLAnchorElement | undefined => event.composedPath().find(isLink);

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const opensHere = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self');
