import { useEffect } from 'react';
import useSWR from 'swr';
import { partnerSession, type Site } from '#core/api/partner-session.ts';
import { withDiagnostics } from '#core/element/diagnostics/load.ts';
import { useWidget } from '#core/kit/widget-context.ts';

interface PageSite extends Site {
  /** What is missing for a sign-in here; undefined also where the backend does not say. */
  lacks?: 'partner' | 'https';
}

const unregistered: PageSite = { isRegistered: false, name: '' };
const sample: PageSite = { isRegistered: true, name: '' };

/**
 * Whether visitors may sign in on this page of another site than the backend's; undefined until that is known. The call
 * is made once a page and backend, by the first view with a link to the sign-in. What is missing is reported to the page's developer, unless the view is of use without.
 */
export function useSite({ isOptional = false } = {}): Site | undefined {
  const { client, isOwnSite, demo } = useWidget();
  const isPartnerPage = !isOwnSite && !demo;
  const { data } = useSWR(isPartnerPage ? ['site', client.baseUrl] : null, () => readSite(), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });

  const lacks = isPartnerPage && !isOptional ? data?.lacks : undefined;
  useEffect(() => {
    if (lacks) withDiagnostics(({ reportSignIn }) => reportSignIn(client.baseUrl, lacks === 'partner'));
  }, [lacks, client]);

  async function readSite(): Promise<PageSite> {
    // PKCE needs `crypto.subtle`, which browsers offer over https and on localhost only.
    const hasCrypto = globalThis.crypto?.subtle !== undefined;
    try {
      const site = await partnerSession(client).site(location.origin);
      if (site.isRegistered && hasCrypto) return site;
      return { ...site, isRegistered: false, lacks: hasCrypto ? 'partner' : 'https' };
    } catch {
      // A backend without this call allows no sign-in here, only on its own pages.
      return unregistered;
    }
  }
  return isPartnerPage ? data : sample;
}
