import { type MouseEvent, useEffect, useRef } from 'react';
import { useLink } from '#core/kit/links/use-link.ts';
import { useWidget } from '#core/kit/widget-context.ts';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function show(section: HTMLElement | null): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth', block: 'start' });
}

const isHere = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.toLowerCase() === location.pathname.toLowerCase();
};

/** A router moves the focus and scrolls up just after it has changed the address; the section comes after that. */
const settling = 150;

/** Acts once the page's router has led to the address; a page that loads anew never comes to it. */
function onceThere(address: string, act: () => void, patience = 120): void {
  if (isHere(address)) setTimeout(act, settling);
  else if (patience > 0) requestAnimationFrame(() => onceThere(address, act, patience - 1));
}

/**
 * The section in which the kind of request is chosen. The card “Request” leads to it: on the marketplace, where it has
 * a path of its own (`/Select/Request`), the link is followed too; on any other page it is a place within the page.
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
    const timer = setTimeout(() => show(section.current), settling);
    return () => clearTimeout(timer);
  }, [hasPath, href]);

  const onFollow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    if (hasPath && !isHere(href)) return onceThere(href, () => show(section.current));
    event.preventDefault();
    show(section.current);
    heading.current?.focus({ preventScroll: true });
  };
  return { section, heading, href, onFollow };
}
