import { useCallback } from 'react';
import { useWidget } from '#core/kit/widget-context.ts';

/** Navigates like a click on a link, so that a router of the page that listens for link clicks can prevent a page load. */
export function navigate(host: Element, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  host.append(link);
  link.click();
  link.remove();
}

/**
 * Navigation after a success. On the marketplace's own pages, and where the host page set the property, the widget
 * navigates after a moment. On other pages it stays and says what happened.
 */
export function useRedirect(property: string): {
  redirects: boolean;
  redirect(address: string, delay: number): () => void;
} {
  const { host, isOwnSite, demo, isGiven } = useWidget();
  const redirects = !demo && (isOwnSite || isGiven(property));
  const redirect = useCallback(
    (address: string, delay: number) => {
      const timer = setTimeout(() => navigate(host, address), delay);
      return () => clearTimeout(timer);
    },
    [host],
  );
  return { redirects, redirect };
}
