import { useCallback } from 'react';
import { useWidget } from '#core/kit/widget-context.ts';

/**
 * Turns a URL attribute into an address. One the page left at its default belongs to the marketplace and carries
 * the partner along; one the page set is like any `href` of that page.
 */
export function useLink(): (
  property: string,
  template: string,
  values?: Record<string, string | number>,
) => string {
  const { client, siteUrl, partner, campaign, isOwnSite, isGiven } = useWidget();
  return useCallback(
    (property, template, values = {}) => {
      const path = template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
        name in values ? encodeURIComponent(String(values[name])) : placeholder,
      );
      const url = addressUnder(`${siteUrl}/`, path);
      if (!url) return '#';
      // The page's own: the browser resolves it like any other link of that page.
      if (isGiven(property)) return path;
      if (partner) {
        url.searchParams.set('partner', partner);
        if (campaign) url.searchParams.set('campaign', campaign);
      }
      const isHere = isOwnSite && url.origin === new URL(client.baseUrl).origin;
      return isHere ? url.pathname + url.search + url.hash : url.href;
    },
    [client, siteUrl, partner, campaign, isOwnSite, isGiven],
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
