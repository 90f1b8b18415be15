/** Makes router navigations out of clicks on real links, those inside the widgets' shadow roots included. */

export interface LinkHandlers {
  /** Whether the site shows this path itself; all else (files, the API's documentation) is loaded as usual. */
  isOurs(path: string): boolean;
  go(address: string, options: { replace: boolean }): void;
  /** The person points at a link of ours: what it needs may be fetched ahead. */
  approach(path: string): void;
}

export function followLinks({ isOurs, go, approach }: LinkHandlers): void {
  document.addEventListener('click', (event) => {
    const link = linkIn(event);
    if (!link || !isPlainClick(event) || !opensHere(link)) return;
    const { pathname, search, hash } = new URL(link.href);
    const isHere = pathname === location.pathname && search === location.search;
    const place = isHere && hash ? document.getElementById(hash.slice(1)) : null;
    if (!place && !isOurs(pathname)) return;
    event.preventDefault();
    // A place on this page gets the focus, and the history no entry that looks like the one before.
    if (place) place.focus();
    else go(pathname + search + hash, { replace: isHere });
  });

  const approachLink = (event: Event) => {
    const link = linkIn(event);
    if (link && link.origin === location.origin && isOurs(link.pathname)) approach(link.pathname);
  };
  document.addEventListener('pointerover', approachLink, { passive: true });
  document.addEventListener('focusin', approachLink);
}

const isLink = (place: EventTarget): place is HTMLAnchorElement =>
  place instanceof HTMLAnchorElement && place.href !== '';

const linkIn = (event: Event): HTMLAnchorElement | undefined => event.composedPath().find(isLink);

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

const opensHere = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self');
