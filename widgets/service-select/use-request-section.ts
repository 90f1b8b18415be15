import { type MouseEvent, useEffect, useRef } from 'react';
import { useLink } from '#core/element/use-link.ts';
import { useWidget } from '#core/element/widget-context.ts';

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
    if (hasPath && isHere(href)) show(section.current);
  }, [hasPath, href]);

  const onFollow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    if (!hasPath || isHere(href)) event.preventDefault();
    show(section.current);
    heading.current?.focus({ preventScroll: true });
  };
  return { section, heading, href, onFollow };
}
