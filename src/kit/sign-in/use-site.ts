import useSWR from 'swr';
import { partnerSession, type Site } from '#core/api/partner-session.ts';
import { withDiagnostics } from '#core/element/diagnostics/load.ts';
import { useWidget } from '#core/kit/widget-context.ts';

const unregistered: Site = { isRegistered: false, name: '' };
const sample: Site = { isRegistered: true, name: '' };

/**
 * Whether visitors may sign in on this page of another site than the backend's; undefined until that is known. The call
 * is made once a page and backend, by the first view with a link to the sign-in.
 */
export function useSite(): Site | undefined {
  const { client, isOwnSite, demo } = useWidget();
  const isPartnerPage = !isOwnSite && !demo;
  const { data } = useSWR(isPartnerPage ? ['site', client.baseUrl] : null, () => readSite(), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });

  async function readSite(): Promise<Site> {
    // PKCE needs `crypto.subtle`, which browsers offer over https and on localhost only.
    const hasCrypto = globalThis.crypto?.subtle !== undefined;
    try {
      const site = await partnerSession(client).site(location.origin);
      const isReady = site.isRegistered && hasCrypto;
      if (!isReady) withDiagnostics(({ reportSignIn }) => reportSignIn(client.baseUrl, hasCrypto));
      return { ...site, isRegistered: isReady };
    } catch {
      // A backend without this call allows no sign-in here, only on its own pages.
      return unregistered;
    }
  }
  return isPartnerPage ? data : sample;
}
