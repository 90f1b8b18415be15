import { useCallback } from 'react';
import { leadsTo } from '#core/domain/web-address.ts';
import { withDiagnostics } from '#core/element/diagnostics/load.ts';
import { useWidget } from '#core/hooks/widget-context.ts';

/**
 * Navigates like a click on a link, so that a router of the page that listens for link clicks can prevent a page load.
 * Returns whether the browser leaves the page.
 */
export function navigate(host: Element, address: string): boolean {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  host.append(link);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
  const isLeaving = link.dispatchEvent(click);
  link.remove();
  return isLeaving;
}

/**
 * Navigation after a success. On the marketplace's own pages, and where the host page set the property, the widget
 * navigates after a moment. On other pages it stays and says what happened.
 */
export function useRedirect(property: string): {
  /**
   * Whether the widget navigates to this address: never to one that the page set of another origin. A default leads to
   * the marketplace's site, whose origin the page configures.
   */
  redirectsTo(address: string): boolean;
  redirect(address: string, delay: number): () => void;
} {
  const { host, tag, siteUrl, isOwnSite, demo, isGiven } = useWidget();
  const redirectsTo = useCallback(
    (address: string) => {
      const isSet = isGiven(property);
      if (demo || !(isOwnSite || isSet)) return false;
      const origins = isSet ? [location.origin] : [location.origin, new URL(siteUrl).origin];
      const isAllowed = leadsTo(address, document.baseURI, origins);
      if (!isAllowed) withDiagnostics(({ reportRedirect }) => reportRedirect(tag, property, address));
      return isAllowed;
    },
    [property, tag, siteUrl, isOwnSite, demo, isGiven],
  );
  const redirect = useCallback(
    (address: string, delay: number) => {
      const timer = setTimeout(() => navigate(host, address), delay);
      return () => clearTimeout(timer);
    },
    [host],
  );
  return { redirectsTo, redirect };
}
