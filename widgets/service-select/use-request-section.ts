import { type MouseEvent, useEffect, useRef } from 'react';
import { useLink } from '#core/kit/links/use-link.ts';
import { useWidget } from '#core/kit/widget-context.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function show(section: HTMLElement | null): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth', block: 'start' });
}

const isHere = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.toLowerCase() === location.pathname.toLowerCase();
};

/** Routers move the focus and scroll up after a navigation. The section is scrolled to after that, in milliseconds. */
const routerDelay = 150;

/** Calls back once the page's router has navigated to the address; never where the page is loaded instead. */
function afterNavigation(address: string, act: () => void, frames = 120): void {
  if (isHere(address)) setTimeout(act, routerDelay);
  else if (frames > 0) requestAnimationFrame(() => afterNavigation(address, act, frames - 1));
}

/**
 * The section with the types of request, which the card “Request” leads to. On the marketplace it has its own path
 * (`/Select/Request`), so that the link is followed too. On other pages it is only scrolled to.
 */
export function useRequestSection(requestUrl: string) {
  const { isOwnSite, isGiven } = useWidget();
  const link = useLink();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const href = link('requestUrl', requestUrl.replace(/\/?\{type\}.*$/, ''));
  const hasPath = isOwnSite && !isGiven('requestUrl');

  useEffect(() => {
    if (!hasPath || !isHere(href)) return;
    const timer = setTimeout(() => show(section.current), routerDelay);
    return () => clearTimeout(timer);
  }, [hasPath, href]);

  const onFollow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    if (hasPath && !isHere(href)) return afterNavigation(href, () => show(section.current));
    event.preventDefault();
    show(section.current);
    heading.current?.focus({ preventScroll: true });
  };
  return { section, heading, href, onFollow };
}
