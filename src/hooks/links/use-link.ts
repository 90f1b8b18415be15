import { useCallback } from 'react';
import { useWidget } from '#core/hooks/widget-context.ts';

/**
 * Turns a URL attribute into an address. A default leads to the marketplace and names the partner. A value that the host
 * page set is used like any `href` of that page.
 */
export function useLink(): (
  property: string,
  template: string,
  values?: Record<string, string | number>,
) => string {
  const { client, siteUrl, partner, campaign, reference, isOwnSite, isGiven } = useWidget();
  return useCallback(
    (property, template, values = {}) => {
      const path = template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
        name in values ? encodeURIComponent(String(values[name])) : placeholder,
      );
      const url = addressUnder(`${siteUrl}/`, path);
      if (!url) return '#';
      // The browser resolves it against the host page.
      if (isGiven(property)) return path;
      if (partner) {
        url.searchParams.set('partner', partner);
        if (campaign) url.searchParams.set('campaign', campaign);
        if (reference) url.searchParams.set('reference', reference);
      }
      const isHere = isOwnSite && url.origin === new URL(client.baseUrl).origin;
      return isHere ? url.pathname + url.search + url.hash : url.href;
    },
    [client, siteUrl, partner, campaign, reference, isOwnSite, isGiven],
  );
}

/** Accepts web addresses only: a `javascript:` link in an attribute leads nowhere. */
function addressUnder(base: string, path: string): URL | null {
  try {
    const url = new URL(path, base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
}
