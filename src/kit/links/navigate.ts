import { useCallback } from 'react';
import { useWidget } from '#core/kit/widget-context.ts';

/**
 * Leads on to an address the way a click on a link would, so that a router on the page that listens for link
 * clicks can take it over instead of a page load.
 */
export function navigate(host: Element, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  host.append(link);
  link.click();
  link.remove();
}

/**
 * What to do once something succeeded: on the marketplace's own pages, and where the page named a place, lead
 * there after a moment; on anybody else's page stay and let the widget say what happened.
 */
export function useLeadOn(property: string): {
  leadsOn: boolean;
  leadOn(address: string, delay: number): () => void;
} {
  const { host, isOwnSite, demo, isGiven } = useWidget();
  const leadsOn = !demo && (isOwnSite || isGiven(property));
  const leadOn = useCallback(
    (address: string, delay: number) => {
      const timer = setTimeout(() => navigate(host, address), delay);
      return () => clearTimeout(timer);
    },
    [host],
  );
  return { leadsOn, leadOn };
}
