import { useCallback } from 'react';
import { useWidget } from './widget-context.ts';

/**
 * Turns a URL attribute into an address. One the page left at its default belongs to the marketplace and carries
 * the partner along; one the page set is like any `href` of that page.
 */
export function useLink(): (
  property: string,
  template: string,
  values?: Record<string, string | number>,
) => string {
  const { siteUrl, partner, campaign, isOwnSite, isGiven } = useWidget();
  return useCallback(
    (property, template, values = {}) => {
      const path = template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
        name in values ? encodeURIComponent(String(values[name])) : placeholder,
      );
      const url = addressUnder(isGiven(property) ? document.baseURI : `${siteUrl}/`, path);
      if (!url) return '#';
      if (!isGiven(property) && partner) {
        url.searchParams.set('partner', partner);
        if (campaign) url.searchParams.set('campaign', campaign);
      }
      const isHere = isOwnSite && url.origin === location.origin;
      return isHere ? url.pathname + url.search + url.hash : url.href;
    },
    [siteUrl, partner, campaign, isOwnSite, isGiven],
  );
}

/** Only addresses a person may be sent to: a `javascript:` link in an attribute leads nowhere. */
function addressUnder(base: string, path: string): URL | null {
  try {
    const url = new URL(path, base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
}
